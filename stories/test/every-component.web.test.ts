import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as ui from '@zielona-fala/web-kit/ui';

const STORIES = join(__dirname, '../src');

const shown = globSync('*.stories.tsx', { cwd: STORIES }).map(
  (file): unknown => require(join(STORIES, file)).default.component,
);
const components = Object.entries(ui).filter(([name]) => /^[A-Z][a-z]/.test(name));

test('every component of web-kit has its story', () => {
  expect(components.length).toBeGreaterThan(15);
  expect(components.filter(([, component]) => !shown.includes(component)).map(([name]) => name)).toEqual([]);
});
