import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { workspace } from '../src/paths.ts';
import { BUILT } from '../src/stack/plan.ts';
import { readManifest } from '../src/workspaces.ts';

test.each(BUILT)('the newest entry of the changes of %s is of its version', (name) => {
  const text = readFileSync(path.join(workspace(name), 'CHANGELOG.md'), 'utf8');
  const [newest] = [...text.matchAll(/^## (\S+)/gm)].map(([, version]) => version);
  expect(newest).toBe(readManifest(name).version);
});
