import { expect, test } from '@jest/globals';
import { isHashed, scriptsNamedIn } from '../src/worker/hashed-files.ts';

const ORIGIN = 'https://portal.test';

test('a document names its scripts in elements, in lists and in its data, of this origin and of remotes', () => {
  const html = `
    <link rel="preload" as="font" href="/assets/letters.0a1b2c3d.woff2">
    <style data-files="/base.0a1b2c3d.css">p{}</style>
    <script defer src="/main.0a1b2c3d.js"></script>
    <script data-entries="/main.0a1b2c3d.js /other.11111111.js" data-scripts="https://remote.test/82.22222222.js">x</script>
    <script type="application/json">{"entries":{"auth":"https://remote.test/remoteEntry.33333333.js"}}</script>
    <a href="/news">News of main.js</a>`;
  expect(scriptsNamedIn(html, ORIGIN)).toEqual([
    'https://portal.test/main.0a1b2c3d.js',
    'https://portal.test/other.11111111.js',
    'https://remote.test/82.22222222.js',
    'https://remote.test/remoteEntry.33333333.js',
  ]);
});

test.each([
  ['/main.0a1b2c3d.js', true],
  ['/assets/letters.0a1b2c3d.woff2', true],
  ['/main.js', false],
  ['/main.0a1b2c3d.js.map', false],
  ['/builds/latest.json', false],
])('%s never changes: %s', (path, expected) => {
  expect(isHashed(new URL(path, ORIGIN))).toBe(expected);
});
