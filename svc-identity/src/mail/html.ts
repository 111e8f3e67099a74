import type { Locale } from '@zielona-fala/contracts';
import escapeHtml from 'escape-html';

export interface HtmlMailParts {
  readonly locale: Locale;
  readonly brand: string;
  readonly subject: string;
  readonly opening: readonly string[];
  readonly action: { readonly button: string; readonly link: string; readonly hint: string } | null;
  readonly notYou: string;
  readonly closing: readonly string[];
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BODY = `margin:0;padding:24px 12px;background:#eef3f0;color:#14231b;${FONT}`;
const CARD = 'width:100%;max-width:560px;background:#ffffff;border-radius:16px';
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:999px;background:#0b7a45;color:#ffffff;font-weight:600;text-decoration:none';
const CLOSING =
  'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d5ded9;font-size:13px;line-height:1.5;color:#4d5e55';
const SMALL = 'margin:16px 0 0;font-size:14px;line-height:1.5;color:#4d5e55';

/** The mail as a page: mail programs understand tables and inline styles, not much more. */
export function htmlMail(parts: HtmlMailParts): string {
  const { locale, brand, subject, opening, action, notYou, closing } = parts;
  const paragraphs = opening.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
<table role="presentation" align="center" style="${CARD}" cellpadding="0" cellspacing="0">
<tr><td style="padding:28px 32px 0;font-size:18px;font-weight:700;color:#0b7a45">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:16px 32px 32px;font-size:16px;line-height:1.6">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(subject)}</h1>
${paragraphs}${action === null ? '' : actionHtml(action)}
<p style="${SMALL}">${escapeHtml(notYou)}</p>
<p style="${CLOSING}">${closing.map((line) => escapeHtml(line)).join('<br>')}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function actionHtml({ button, link, hint }: NonNullable<HtmlMailParts['action']>): string {
  const href = escapeHtml(link);
  return `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escapeHtml(button)}</a></p>
<p style="${SMALL}">${escapeHtml(hint)}<br><a href="${href}" style="color:#0b7a45;word-break:break-all">${href}</a></p>`;
}
