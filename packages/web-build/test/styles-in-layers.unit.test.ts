import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY_DIR } from '../src/paths.ts';
import { inLayer } from '../src/styles-in-layers.ts';

const TEXT = '.start {\n  color: red;\n}\n';

const layered = (file: string) => inLayer(TEXT, join(REPOSITORY_DIR, file));

test.each([
  ['packages/web-kit/src/ui/Button.module.css', 'kit'],
  ['mf-dashboard/src/shared/player/PlayerBar.module.css', 'shared'],
])('%s lies in the layer %s, its lines where they were', (file, layer) => {
  expect(layered(file)).toBe(`@layer base,kit,shared;@layer ${layer}{${TEXT}}`);
});

test.each([
  'mf-dashboard/src/features/exam/components/AnswerZone.module.css',
  'mf-public/src/pages/HomePage.module.css',
  'shell/src/frame/Menu.module.css',
])('%s lies above all layers', (file) => {
  expect(layered(file)).toBe(TEXT);
});
