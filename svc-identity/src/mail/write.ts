import { render, toPlainText } from '@react-email/render';
import {
  BRAND,
  DEFAULT_LOCALE,
  END_REMINDERS_PATH,
  NEW_PASSWORD_PATH,
  SETTINGS_PATH,
} from '@zielona-fala/contracts';
import { endReminders } from '@zielona-fala/contracts/api/reminders/end-reminders';
import type { Operator } from '@zielona-fala/contracts/portal';
import { createTexts } from '@zielona-fala/service-kit/intl';
import type { FormatCallback, HtmlToTextOptions } from 'html-to-text';
import type { AccountMail, AccountMailKind, ContactMail, Mail, WrittenMail } from './domain.ts';
import { type MailContent, type MailLink, mailPage } from './layout.ts';
import { ACCOUNT_DELETED_MAILS } from './wordings/account-deleted.ts';
import { ACTIVATION_MAILS } from './wordings/activation.ts';
import { CONTACT_MESSAGE } from './wordings/contact-message.ts';
import { EMAILS_MAILS } from './wordings/emails.ts';
import { GOOGLE_MAILS } from './wordings/google.ts';
import { PASSKEYS_MAILS } from './wordings/passkeys.ts';
import { PASSWORDS_MAILS } from './wordings/passwords.ts';
import { REMINDER_MAILS } from './wordings/reminder.ts';
import { SECOND_FACTOR_MAILS } from './wordings/second-factor.ts';
import { SHARED } from './wordings/shared.ts';
import type { Wording } from './wordings/wording.ts';

const TEXTS = createTexts(new URL('../../lang/', import.meta.url));

/** The words of each kind. */
const WORDINGS: Readonly<Record<AccountMailKind, Wording>> = {
  ...ACTIVATION_MAILS,
  ...PASSWORDS_MAILS,
  ...EMAILS_MAILS,
  ...GOOGLE_MAILS,
  ...PASSKEYS_MAILS,
  ...SECOND_FACTOR_MAILS,
  ...ACCOUNT_DELETED_MAILS,
  ...REMINDER_MAILS,
};

export interface WriterParts {
  /** Mails are in its name, contact messages go to it. */
  readonly operator: Operator;
  /** The portal's origin. */
  readonly publicUrl: string;
}

/** Writes a mail in its reader's language, as text and as a page. */
export type WriteMail = (mail: Mail) => Promise<WrittenMail>;

export function createWriteMail(parts: WriterParts): WriteMail {
  return (mail) => (mail.kind === 'contact' ? writeContactMessage(mail, parts) : writeToAccount(mail, parts));
}

async function writeToAccount(mail: AccountMail, { operator, publicUrl }: WriterParts): Promise<WrittenMail> {
  const { locale } = mail;
  const intl = TEXTS[locale];
  const wording: Wording | undefined = WORDINGS[mail.kind];
  if (wording === undefined) throw new Error(`There are no words for mails of the kind ${mail.kind}`);
  const content: MailContent = {
    locale,
    brand: BRAND[locale],
    subject: intl.formatMessage(wording.subject),
    greeting:
      mail.username === null ? null : intl.formatMessage(SHARED.greeting, { username: mail.username }),
    paragraphs: wording.paragraphs.map((paragraph) => intl.formatMessage(paragraph)),
    button:
      wording.button && mail.link !== null
        ? { words: intl.formatMessage(wording.button), href: mail.link }
        : null,
    linkHint: intl.formatMessage(SHARED.linkHint),
    note: intl.formatMessage(wording.notYou),
    noteLink: noteLinkOf(mail, wording, publicUrl),
    closing: closingOf(locale, operator),
  };
  return {
    senderName: content.brand,
    to: mail.to,
    replyTo: operator.email,
    subject: content.subject,
    ...(await renderMail(content)),
    ...(mail.endToken !== undefined && { oneClickEnd: oneClickEnd(mail.endToken, publicUrl) }),
    isPersonal: false,
  };
}

function noteLinkOf({ locale, endToken }: AccountMail, wording: Wording, publicUrl: string): MailLink | null {
  const intl = TEXTS[locale];
  if (wording.endLink !== undefined && endToken !== undefined) {
    const page = END_REMINDERS_PATH.replace(':token', endToken);
    return { words: intl.formatMessage(wording.endLink), href: new URL(page, publicUrl).href };
  }
  if (!wording.offersNewPassword) return null;
  return { words: intl.formatMessage(SHARED.newPassword), href: newPasswordUrl(publicUrl) };
}

/** Leads to the page that mails a link; from there, who is signed in is led on to the settings, where the password is changed. */
function newPasswordUrl(publicUrl: string): string {
  const page = new URL(NEW_PASSWORD_PATH, publicUrl);
  page.searchParams.set('redirectTo', SETTINGS_PATH);
  return page.href;
}

function oneClickEnd(token: string, publicUrl: string): string {
  const call = new URL(endReminders.path, publicUrl);
  call.searchParams.set('token', token);
  return call.href;
}

/** In the portal's first language, which its operator reads. */
async function writeContactMessage(
  { writer, message, locale }: ContactMail,
  { operator }: WriterParts,
): Promise<WrittenMail> {
  const intl = TEXTS[DEFAULT_LOCALE];
  const signature = writer.name === null ? writer.email : `${writer.name} <${writer.email}>`;
  const content: MailContent = {
    locale: DEFAULT_LOCALE,
    brand: BRAND[DEFAULT_LOCALE],
    subject: intl.formatMessage(CONTACT_MESSAGE.subject, { writer: writer.name ?? writer.email }),
    greeting: null,
    paragraphs: [intl.formatMessage(CONTACT_MESSAGE.opening, { writer: signature, language: locale })],
    quoted: message,
    button: null,
    linkHint: '',
    note: intl.formatMessage(CONTACT_MESSAGE.answer, { email: writer.email }),
    noteLink: null,
    closing: [],
  };
  return {
    senderName: content.brand,
    to: operator.email,
    replyTo: writer.email,
    subject: content.subject,
    ...(await renderMail(content)),
    isPersonal: true,
  };
}

function closingOf(locale: AccountMail['locale'], { name, address }: Operator): string[] {
  const intl = TEXTS[locale];
  return [
    intl.formatMessage(SHARED.questions),
    intl.formatMessage(SHARED.operator, { operator: `${name}, ${address}` }),
  ];
}

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

const AS_TEXT: HtmlToTextOptions = {
  formatters: { button: onItsLine('with-words'), way: onItsLine('alone') },
  selectors: [
    { selector: 'a.go', format: 'button' },
    { selector: 'a.way', format: 'way' },
  ],
};

/** Both parts of a mail, made of one tree, so that they say the same. */
async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  const html = await render(mailPage(content));
  return { html, text: `${toPlainText(html, AS_TEXT).trim()}\n` };
}
