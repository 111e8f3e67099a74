import { describe, expect, test } from '@jest/globals';
import { LOCALES } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { ACCOUNT_MAIL_KINDS, type AccountMailKind, nextAttempt } from '../src/mail/domain.ts';
import { failureOf } from '../src/mail/smtp.ts';
import { createWriteMail } from '../src/mail/write.ts';

const write = createWriteMail({
  operator: { name: 'Jan & Ola', address: 'ul. Testowa 1', email: 'o@portal.test' },
  publicUrl: 'https://portal.test',
});
const LINK = 'https://portal.test/account/activate/abc';
const NEW_PASSWORD = 'https://portal.test/account/reset-password-init?redirectTo=%2Fdashboard%2Fsettings';
const WITH_BUTTON: readonly AccountMailKind[] = ['activation', 'password-reset', 'email-change', 'reminder'];
const END_TOKEN = 'abc';
const END = 'https://portal.test/account/end-reminders/abc';
const WITH_END: readonly AccountMailKind[] = ['reminder'];
const WITH_NEW_PASSWORD: readonly AccountMailKind[] = [
  'password-changed',
  'password-reset-done',
  'password-reset-others-wait',
  'way-in-confirmed',
  'email-change-asked',
  'google-linked',
  'google-unlinked',
  'passkey-added',
  'passkey-removed',
  'second-factor-off',
];

const mailOf = (kind: AccountMailKind, locale: (typeof LOCALES)[number], username = 'Ola') =>
  write({
    kind,
    locale,
    to: 'a@b.test',
    username,
    link: WITH_BUTTON.includes(kind) ? LINK : null,
    ...(WITH_END.includes(kind) && { endToken: END_TOKEN }),
  });

/** What a reader sees of a page: no markup, no hidden line. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div[^>]*data-skip-in-text.*?<\/div><\/div>/s, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ');

describe.each(LOCALES.flatMap((locale) => ACCOUNT_MAIL_KINDS.map((kind) => [kind, locale] as const)))(
  '%s in %s',
  (kind, locale) => {
    test('says the same as text and as a page', async () => {
      const { text, html, subject } = await mailOf(kind, locale);
      const page = wordsOf(html);
      expect(page).toContain(subject);
      for (const line of text.split('\n').filter((each) => each !== '')) {
        expect(line.startsWith('https://') ? html : page).toContain(line.replace(/:$/, ''));
      }
      const expected = [
        ...(WITH_BUTTON.includes(kind) ? [LINK] : []),
        ...(WITH_NEW_PASSWORD.includes(kind) ? [NEW_PASSWORD] : []),
        ...(WITH_END.includes(kind) ? [END] : []),
      ];
      const links = text.split('\n').filter((line) => line.startsWith('https://'));
      expect(links).toEqual(expected);
      for (const link of expected) expect(html).toContain(`href="${link}"`);
      expect(html).toContain(`lang="${locale}"`);
    });

    test('has no words of another language', async () => {
      const { text } = await mailOf(kind, locale);
      const greeting = { pl: 'Cześć, Ola!', en: 'Hi Ola,', de: 'Hallo Ola,' }[locale];
      expect(text.startsWith(`${greeting}\n\n`)).toBe(true);
      if (locale !== 'pl') expect(text).not.toMatch(/[ąćęłńśźż]/);
    });
  },
);

test('a name is shown as it is, whatever stands in it', async () => {
  const printable = fc.string({ minLength: 3, maxLength: 16, unit: 'grapheme-ascii' });
  await fc.assert(
    fc.asyncProperty(
      printable.map((name) => name.trim().replace(/\s+/g, '_')).filter((name) => name.length >= 3),
      async (name) => {
        const { text, html } = await mailOf('activation', 'pl', name);
        expect(text).toContain(`Cześć, ${name}!`);
        expect(wordsOf(html)).toContain(`Cześć, ${name}!`);
      },
    ),
    { numRuns: 60 },
  );
  const { html } = await mailOf('activation', 'pl', '<b>&"x');
  expect(html).not.toContain('<b>');
});

test('a link of any length stands alone on its line', async () => {
  const link = `https://portal.test/${'long-path/'.repeat(60)}abc`;
  const { text } = await write({ kind: 'activation', locale: 'de', to: 'a@b.test', username: 'Ola', link });
  expect(text.split('\n')).toContain(link);
});

describe('a mail that was not taken', () => {
  const createdAt = new Date('2026-11-07T08:00:00Z');
  const activation = { kind: 'activation', createdAt } as const;
  const contact = { kind: 'contact', createdAt } as const;
  const waitsOf = (failure: 'deferred' | 'outage') =>
    [1, 2, 3, 20].map((attempts) => {
      const next = nextAttempt(activation, attempts, failure, createdAt);
      return ((next?.getTime() ?? 0) - createdAt.getTime()) / 1000;
    });

  test('is tried again ever more slowly; while the server takes none at least every minute', () => {
    expect(waitsOf('deferred')).toEqual([5, 10, 20, 900]);
    expect(waitsOf('outage')).toEqual([5, 10, 20, 60]);
  });

  test('is given up after a day, a contact message after thirty', () => {
    const afterADay = new Date('2026-11-08T08:00:01Z');
    expect(nextAttempt(activation, 3, 'deferred', afterADay)).toBeNull();
    expect(nextAttempt(contact, 3, 'deferred', afterADay)).not.toBeNull();
    expect(nextAttempt(contact, 3, 'deferred', new Date('2026-12-07T08:00:01Z'))).toBeNull();
  });

  test('is never given up by its age while we cannot write it', () => {
    expect(nextAttempt(activation, 3, 'unwritable', new Date('2026-12-08T08:00:00Z'))).not.toBeNull();
  });

  test('is given up at once when its address is refused, unless it is the only copy of a contact message', () => {
    expect(nextAttempt(activation, 1, 'refused', createdAt)).toBeNull();
    expect(nextAttempt(contact, 1, 'refused', createdAt)).not.toBeNull();
  });

  test.each([
    ['an unknown mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
    ['an address that no server knows', { code: 'EENVELOPE', command: 'API' }, 'refused'],
    ['refused words', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'refused'],
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'deferred'],
    ['a closing server', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }, 'outage'],
    ['a refused sender', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'outage'],
    ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'outage'],
    ['a mail that nodemailer cannot make', { code: 'EMESSAGE', command: 'API' }, 'unwritable'],
    ['no server', { code: 'ECONNECTION', command: 'CONN' }, 'outage'],
  ])('for %s', (_cause, details, failure) => {
    expect(failureOf(Object.assign(new Error('x'), details))).toBe(failure);
  });
});
