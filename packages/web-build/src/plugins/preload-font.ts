import { type Compiler, rspack } from '@rspack/core';

const FONT = /\.woff2$/;

/** Has the page ask for the build's font at once, not only when a style sheet has named it and a text needs it. */
export class PreloadFont {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFont', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap('PreloadFont', (page) => {
        const fonts = compilation.getAssets().filter(({ name }) => FONT.test(name));
        const links = fonts.map(({ name }) => ({
          tagName: 'link',
          voidTag: true,
          attributes: {
            rel: 'preload',
            href: `${page.publicPath}${name}`,
            ...{ as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
          },
        }));
        return { ...page, headTags: [...links, ...page.headTags] };
      });
    });
  }
}
