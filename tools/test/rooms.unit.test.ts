import { expect, test } from '@jest/globals';
import { drawRooms, findRooms, tabulateRooms } from '../src/docs/rooms.ts';

const workspace = (folder: string, exports: Record<string, string> = {}) => ({
  folder,
  name: folder,
  manifest: { name: folder, exports },
});
const imports = (source: string, ...files: string[]) => ({
  source,
  dependencies: files.map((resolved) => ({ resolved, dependencyTypes: ['local'] })),
});

const WORKSPACES = [
  workspace('svc-tests'),
  workspace('packages/contracts', { '.': './src/index.ts' }),
  workspace('packages/service-kit', { './http': './src/http/index.ts', './mongo': './src/mongo/index.ts' }),
];
const ROOMS = findRooms(
  [
    imports('svc-tests/src/app.ts', 'packages/service-kit/src/http/index.ts', 'node_modules/joi/index.js'),
    imports('svc-tests/test/app.int.test.ts', 'packages/service-kit/src/mongo/index.ts'),
    imports('packages/service-kit/src/http/index.ts', 'packages/service-kit/src/http/api.ts'),
    imports('packages/service-kit/src/http/api.ts', 'packages/contracts/src/index.ts'),
    imports('packages/contracts/src/index.ts'),
  ],
  WORKSPACES,
);

test('a room is a workspace, or a folder that a package exports; tests and foreign packages do not count', () => {
  expect(ROOMS).toEqual([
    { name: 'packages/contracts', imports: [] },
    { name: 'packages/service-kit/http', imports: ['packages/contracts'] },
    { name: 'svc-tests', imports: ['packages/service-kit/http'] },
  ]);
});

test('the drawing frames the rooms of a package and leaves out the arrows to contracts', () => {
  expect(drawRooms(ROOMS).split('\n')).toEqual([
    'flowchart LR',
    '  packages_contracts["packages/contracts"]',
    '  svc_tests["svc-tests"]',
    '  subgraph service-kit',
    '  packages_service_kit_http["http"]',
    '  end',
    '  svc_tests --> packages_service_kit_http',
  ]);
});

test('the table names what each room imports', () => {
  expect(tabulateRooms(ROOMS)).toContain('| `svc-tests` | `service-kit/http` |');
});
