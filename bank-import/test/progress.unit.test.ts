import { expect, test } from '@jest/globals';
import { createProgressBar } from '../src/progress.ts';

test('a bar is painted for those who watch, not too often, and taken away at the end', () => {
  const painted: string[] = [];
  let now = 0;
  const terminal = { isTTY: true, write: (text: string) => painted.push(text) > 0 };
  const bar = createProgressBar(terminal, () => now);
  bar.show('katalog', 0.5, '10 rows');
  bar.show('katalog', 0.6, '12 rows');
  now = 1000;
  bar.show('katalog', 1, '20 rows');
  bar.end();
  expect(painted.map((text) => text.replace('\r\u001b[K', ''))).toEqual([
    `${'█'.repeat(15)}${'░'.repeat(15)}  50 %  katalog  10 rows`,
    `${'█'.repeat(30)} 100 %  katalog  20 rows`,
    '',
  ]);
  createProgressBar({ ...terminal, isTTY: false }, () => now).show('katalog', 1, '20 rows');
  expect(painted).toHaveLength(3);
});
