import { render, toPlainText } from '@react-email/render';
import type { FormatCallback, HtmlToTextOptions } from 'html-to-text';
import { type MailContent, mailPage } from './layout.ts';

/** A link's address on a line of its own: no mail program breaks it there. */
const onItsLine =
  (words: 'with-words' | 'alone'): FormatCallback =>
  (element, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: words === 'alone' ? 1 : 2 });
    if (words === 'with-words') {
      walk(element.children, builder);
      builder.addInline(':');
      builder.addLineBreak();
    }
    builder.addInline(element.attribs.href, { noWordTransform: true });
    builder.closeBlock({ trailingLineBreaks: 2 });
  };

const TEXT: HtmlToTextOptions = {
  formatters: { button: onItsLine('with-words'), way: onItsLine('alone') },
  selectors: [
    { selector: 'a.go', format: 'button' },
    { selector: 'a.way', format: 'way' },
  ],
};

/** Both parts of a mail, made of one tree, so that they say the same. */
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  const html = await render(mailPage(content));
  return { html, text: `${toPlainText(html, TEXT).trim()}\n` };
}
