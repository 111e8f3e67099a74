import { BRAND } from '@zielona-fala/contracts';
import type { Mail, WrittenMail } from './domain.ts';
import { htmlMail } from './html.ts';
import { GREETING, LINK_HINT, MAIL_TEXTS } from './texts.ts';

/** Writes a mail in its language, as plain text and as HTML. */
export function writeMail(mail: Mail): WrittenMail {
  const { subject, paragraphs, button, notYou } = MAIL_TEXTS[mail.kind][mail.locale];
  const brand = BRAND[mail.locale];
  const greeting = mail.username === null ? null : GREETING[mail.locale](mail.username);
  const opening = greeting === null ? paragraphs : [greeting, ...paragraphs];
  const action = button !== null && mail.link !== null ? { button, link: mail.link } : null;
  const text = [...opening, ...(action ? [`${action.button}:\n${action.link}`] : []), notYou, `— ${brand}`];
  return {
    to: mail.to,
    subject: `${subject} — ${brand}`,
    text: `${text.join('\n\n')}\n`,
    html: htmlMail({
      locale: mail.locale,
      brand,
      subject,
      opening,
      action: action && { ...action, hint: LINK_HINT[mail.locale] },
      notYou,
    }),
  };
}
