import { BRAND, DEFAULT_LOCALE } from '@zielona-fala/contracts';
import type { Operator } from '@zielona-fala/contracts/portal';
import type { AccountMail, ContactMail, Mail, WrittenMail } from './domain.ts';
import { htmlMail } from './html.ts';
import { CLOSING, CONTACT_TEXTS, GREETING, LINK_HINT, MAIL_TEXTS } from './texts.ts';

/** Writes a mail in its reader's language. */
export function writeMail(mail: Mail, operator: Operator): WrittenMail {
  return mail.kind === 'contact' ? writeContact(mail, operator) : writeToAccount(mail, operator);
}

function writeToAccount(mail: AccountMail, operator: Operator): WrittenMail {
  const { subject, paragraphs, button, notYou } = MAIL_TEXTS[mail.kind][mail.locale];
  const brand = BRAND[mail.locale];
  const greeting = mail.username === null ? null : GREETING[mail.locale](mail.username);
  const opening = greeting === null ? paragraphs : [greeting, ...paragraphs];
  const action = button !== null && mail.link !== null ? { button, link: mail.link } : null;
  const closing = CLOSING[mail.locale](`${operator.name}, ${operator.address}`);
  const text = [
    ...opening,
    ...(action ? [`${action.button}:\n${action.link}`] : []),
    notYou,
    [`— ${brand}`, ...closing].join('\n'),
  ];
  return {
    senderName: brand,
    to: mail.to,
    replyTo: operator.email,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlMail({
      locale: mail.locale,
      brand,
      subject,
      opening,
      action: action && { ...action, hint: LINK_HINT[mail.locale] },
      notYou,
      closing,
    }),
  };
}

/** As text alone: what a stranger wrote is shown as it is. */
function writeContact({ writer, message, locale }: ContactMail, operator: Operator): WrittenMail {
  const signature = writer.name === null ? writer.email : `${writer.name} <${writer.email}>`;
  const text = [
    CONTACT_TEXTS.opening(signature, CONTACT_TEXTS.language[locale]),
    message,
    `— ${BRAND[DEFAULT_LOCALE]}\n${CONTACT_TEXTS.answer(writer.email)}`,
  ];
  return {
    senderName: BRAND[DEFAULT_LOCALE],
    to: operator.email,
    replyTo: writer.email,
    subject: CONTACT_TEXTS.subject(writer.name ?? writer.email),
    text: `${text.join('\n\n')}\n`,
    html: null,
  };
}
