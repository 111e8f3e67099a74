import { type Compiler, rspack } from '@rspack/core';

/** The file of the portal's own languages; letters of others are fetched where a text has them. */
const FONT = /\boverpass\.[^/-]*woff2$/;

/** Has the page ask for the portal's font at once, not only when a style sheet has named it and a text needs it. */
export class PreloadFont {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFont', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.beforeEmit.tap('PreloadFont', (page) => {
        const fonts = compilation.getAssets().filter(({ name }) => FONT.test(name));
        const links = fonts.map(
          ({ name }) =>
            // without crossorigin the browser would fetch it twice
            `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`,
        );
        return { ...page, html: page.html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`) };
      });
    });
  }
}
