import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rspack } from '@rspack/core';
import { foreignStyles } from '../src/plugins/foreign-styles.ts';
import { OwnStylesOnly } from '../src/plugins/own-styles-only.ts';

test.each([
  '.page { color: red }',
  'main > .page a:hover, .page::before { color: red }',
  '.tile:has(:checked) svg { color: red }',
  '.one ~ .two > b { color: red }',
  ':where(.button):hover, :is(.one, .two) a { color: red }',
  '.page { & h1 { color: red } & > p { color: red } &:hover { color: red } }',
  '@media (width > 40rem) { .page { color: red } }',
  '@keyframes turn { from { rotate: 0 } to { rotate: 1turn } }',
])('%s stays where its classes are', (text) => {
  expect(foreignStyles(text)).toEqual([]);
});

test.each([
  ['body { color: red }', 'body'],
  ['* { color: red }', '*'],
  [':root { --ink: red }', ':root'],
  ['.page, header { color: red }', 'header'],
  ['body:has(.page) { color: red }', 'body:has(.page)'],
  [':is(.page, nav) { color: red }', ':is(.page,nav)'],
  ['.page ~ nav { color: red }', '.page~nav'],
  ['.page + * a { color: red }', '.page+* a'],
  ['.page { & + footer { color: red } }', '&+footer'],
  ['.page { + footer { color: red } }', '+ footer'],
  [':global(.shell-bar) .page { color: red }', ':global(.shell-bar) .page'],
  ['@media print { html { color: red } }', 'html'],
  ['@font-face { font-family: Overpass }', '@font-face'],
  ['@import "https://elsewhere.example/all.css";', '@import'],
  ['@property --ink { syntax: "*"; inherits: true }', '@property'],
  ['@layer base { .page { color: red } }', '@layer'],
])('%s is refused', (text, named) => {
  expect(foreignStyles(text)).toEqual([expect.stringContaining(named)]);
});

/** What a build says whose entry imports these style sheets. */
async function errorsOf(sheets: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(folder, 'src'));
  for (const [name, text] of Object.entries(sheets)) await writeFile(join(folder, 'src', name), text);
  const imports = Object.keys(sheets).map((name) => `import './${name}';`);
  await writeFile(join(folder, 'src/main.js'), imports.join('\n'));
  const compiler = rspack({
    context: folder,
    entry: './src/main.js',
    output: { path: join(folder, 'dist') },
    module: {
      rules: [
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
    },
    plugins: [new OwnStylesOnly()],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  compiler.run((failure, stats) => {
    if (failure) reject(failure);
    else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
  });
  const errors = await promise;
  await new Promise((closed) => compiler.close(closed));
  await rm(folder, { recursive: true });
  return errors;
}

test('a remote that would change the shell is not built', async () => {
  const errors = await errorsOf({
    'page.module.css': '.page { color: red } body { display: none }',
    'all.css': '* { all: unset }',
  });
  expect(errors.toSorted()).toEqual([
    expect.stringMatching(/all\.css: is no CSS module/),
    expect.stringMatching(/page\.module\.css: body can change what is not its own/),
  ]);
  expect(await errorsOf({ 'page.module.css': '.page { color: red }' })).toEqual([]);
});
