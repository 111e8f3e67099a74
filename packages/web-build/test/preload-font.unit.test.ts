import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rspack } from '@rspack/core';
import { PreloadFont } from '../src/plugins/preload-font.ts';

test.each([
  ['the bundler', true],
  ['the server', false],
])(
  'where %s names the other files too, the page asks for the font as style sheets do',
  async (_who, inject) => {
    const folder = await mkdtemp(join(tmpdir(), 'build-'));
    await writeFile(join(folder, 'overpass.woff2'), 'letters');
    await writeFile(join(folder, 'overpass-ukrainian.woff2'), 'others');
    await writeFile(
      join(folder, 'main.css'),
      `@font-face { font-family: 'A'; src: url('./overpass.woff2'); }
      @font-face { font-family: 'A'; src: url('./overpass-ukrainian.woff2'); unicode-range: U+410; }`,
    );
    await writeFile(join(folder, 'main.js'), "import './main.css';");
    const compiler = rspack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: {
        path: join(folder, 'dist'),
        publicPath: '/',
        assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      },
      module: {
        rules: [
          { test: /\.css$/, type: 'css' },
          { test: /\.woff2$/, type: 'asset/resource' },
        ],
      },
      plugins: [new rspack.HtmlRspackPlugin({ inject }), new PreloadFont()],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve()));
    });
    await new Promise((resolve) => compiler.close(resolve));
    const page = await readFile(join(folder, 'dist/index.html'), 'utf8');
    const fonts = await readdir(join(folder, 'dist/assets'));
    await rm(folder, { recursive: true });
    const links = [...page.matchAll(/<link[^>]*rel="preload"[^>]*>/g)].map(([link]) => link);
    expect(fonts).toHaveLength(2);
    expect(links).toHaveLength(1);
    const [link] = links;
    expect(link).toContain(`href="/assets/${fonts.find((name) => !name.includes('ukrainian'))}"`);
    expect(link).toContain('as="font"');
    // without it the browser fetches the font twice
    expect(link).toContain('crossorigin');
  },
);
