import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createTransact } from '@zielona-fala/service-kit/mongo';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { createMailQueue } from '../src/mail/queue.ts';
import { startIdentity, type TestIdentity } from './support/identity.ts';
import { type SlowSmtp, startSlowSmtp } from './support/slow-smtp.ts';

let smtp: SlowSmtp;
let identity: TestIdentity;

beforeAll(async () => {
  smtp = await startSlowSmtp(0);
  identity = await startIdentity({ SMTP_URL: smtp.url });
});

afterEach(() => {
  smtp.refuse = () => null;
});

afterAll(async () => {
  await identity.stop();
  await smtp.stop();
});

const COMMAND = fileURLToPath(new URL('../src/commands/mails.ts', import.meta.url));

/** Runs `npm run mails` as an operator does. */
const runCommand = (args: readonly string[], mongoUri: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'test', MONGODB_URI: mongoUri };
    const child = execFile(process.execPath, [COMMAND, ...args], { env }, (_error, output) =>
      resolve({ code: child.exitCode ?? 1, output }),
    );
  });

const mails = () => identity.connection.collection('mails');
const waiting = (filter: object = {}) => mails().countDocuments(filter);
const mailsTo = (email: string) => smtp.mails.filter((_mail, index) => smtp.recipients[index] === email);
/** Its folded lines as one. */
const headerOf = (mail: string, name: string) => {
  const head = mail.split('\n\n')[0] ?? '';
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\n(?=\s)/g, ''))?.[1];
};
const measured = async (line: string) =>
  Number(
    (await identity.scrape())
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.split(' ')
      .at(-1) ?? 0,
  );

/** The parts of a mail, decoded. */
function partsOf(mail: string): Record<string, string> {
  const boundary = /boundary="(.*)"/.exec(mail)?.[1] ?? '';
  const parts = mail.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [, type = '', body = ''] = /content-type: ([^;\n]*)(?:.|\n)*?\n\n((?:.|\n)*)/i.exec(part) ?? [];
      const isBase64 = /content-transfer-encoding: base64/i.test(part);
      return [type, isBase64 ? Buffer.from(body, 'base64').toString() : quotedPrintable(body)];
    }),
  );
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('a mail on its way', () => {
  test('names its sender, asks machines for silence, and holds the same link in both parts', async () => {
    const { email } = await identity.register('Headers', { 'accept-language': 'de' });
    const [mail = ''] = await waitFor('the mail', () => {
      const found = mailsTo(email);
      return found.length > 0 ? found : undefined;
    });
    expect(headerOf(mail, 'From')).toMatch(/^=\?UTF-8\?.*\?= <no-reply@portal\.test>$/);
    expect(headerOf(mail, 'Reply-To')).toBe('operator@portal.test');
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@portal\.test>$/);
    const parts = partsOf(mail);
    const links = Object.values(parts).map(
      (part) => /https:\/\/portal\.test\/de\/account\/activate\/[\w-]{43}/.exec(part)?.[0],
    );
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html']);
    expect(links[0]).toBeDefined();
    expect(links[1]).toBe(links[0]);
    for (const part of Object.values(parts)) expect(part).toContain('schön, dass du da bist.');
    expect(Math.max(...mail.split('\n').map((line) => line.length))).toBeLessThan(999);
  });

  test('that its reader subscribed to names the way to end it, for one click of a mail program', async () => {
    const { userId, email } = await identity.register('Subscribed');
    const end = 'https://portal.test/api/v1/tests/reminders/end?token=abc';
    const mail = {
      kind: 'reminder',
      to: email,
      username: null,
      locale: 'pl',
      link: null,
      endToken: 'abc',
    } as const;
    const queue = createMailQueue(identity.connection, identity.clock);
    await createTransact(identity.connection)((transaction) => queue.add(mail, userId, transaction));
    const [, reminder = ''] = await waitFor('the reminder', () => {
      const found = mailsTo(email);
      return found.length > 1 ? found : undefined;
    });
    expect(headerOf(reminder, 'List-Unsubscribe')).toBe(`<${end}>`);
    expect(headerOf(reminder, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(mailsTo(email)[0] ?? '', 'List-Unsubscribe')).toBeUndefined();
  });

  test('waits without its link', async () => {
    smtp.refuse = () => '421 not now';
    const { email } = await identity.register('Unlinked');
    await waitFor('an attempt', async () => (await waiting({ to: email, attempts: 1 })) === 1);
    expect((await mails().findOne({ to: email }))?.link).toBeNull();
    smtp.refuse = () => null;
    identity.clock.advance({ minutes: 1 });
    await waitFor('an empty queue', async () => (await waiting()) === 0);
  });

  test('has one name, even when its delivery was not heard of and it is sent again', async () => {
    smtp.refuse = (command) => (command === '.' ? 'hang-up' : null);
    const { email } = await identity.register('Twice');
    await waitFor('a first attempt', async () => (await waiting({ to: email, attempts: 1 })) === 1);
    smtp.refuse = () => null;
    identity.clock.advance({ minutes: 1 });
    await waitFor('an empty queue', async () => (await waiting()) === 0);
    const names = mailsTo(email).map((mail) => headerOf(mail, 'Message-ID'));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });
});

test('failures are counted from zero on, so that the first ones are seen as an increase', async () => {
  const shown = await identity.scrape();
  for (const kind of ['passkey-added', 'contact']) {
    expect(shown).toContain(`mail_attempts_total{kind="${kind}",outcome="refused"} 0\n`);
    expect(shown).toContain(`mail_attempts_total{kind="${kind}",outcome="expired"} 0\n`);
  }
});

test('a refused address is tried once, and keeps no other mail waiting', async () => {
  const refused = 'mail_attempts_total{kind="activation",outcome="refused"}';
  const before = await measured(refused);
  smtp.refuse = (command) => (/RCPT TO:<nobody@/i.test(command) ? '550 5.1.1 no such mailbox' : null);
  const gone = await identity.register('nobody');
  const { email } = await identity.register('Somebody');
  await waitFor('the other mail', () => mailsTo(email).length === 1);
  await waitFor('an empty queue', async () => (await waiting()) === 0);
  expect(await measured(refused)).toBe(before + 1);
  const told = identity.log.filter((line) => line.includes('given up'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('EENVELOPE 550');
  expect(identity.log.join('')).not.toContain(gone.email);
});

describe('a mail that cannot be written', () => {
  const ofUnknownKind = async (to: string, attempts = 0) => {
    const now = identity.clock.now();
    await mails().insertOne({
      ...{ _id: `unknown-${to}` as never, kind: 'kind-of-a-later-version', to, username: null, link: null },
      ...{ locale: 'pl', userId: 77, rank: 0, createdAt: now, attempts, nextAt: now },
    });
  };
  /** Until it is parked: its attempts are apart. */
  const parked = (to: string) =>
    waitFor('the mail to be parked', async () => {
      identity.clock.advance({ seconds: 30 });
      return mails().findOne({ to, parkedAt: { $exists: true } });
    });

  test('keeps no other waiting, is parked after its attempts, and is seen from outside', async () => {
    const to = 'parked@later.test';
    const tried = 'mail_attempts_total{kind="kind-of-a-later-version",outcome="unwritable"}';
    await ofUnknownKind(to);
    const { email } = await identity.register('Behind');
    await waitFor('the mail behind it', () => mailsTo(email).length === 1);
    expect(await parked(to)).toMatchObject({
      attempts: 5,
      reason: 'Error: There are no words for mails of the kind kind-of-a-later-version',
    });
    expect(await measured(tried)).toBe(4);
    expect(await measured('mails_parked{kind="kind-of-a-later-version"}')).toBe(1);
    expect(await measured('mails_waiting')).toBe(0);
    expect(await measured('mail_oldest_age_seconds')).toBe(0);
    expect(identity.log.filter((line) => line.includes('parked'))).toHaveLength(1);
    expect(identity.log.join('')).not.toContain(to);
  });

  test('is listed, sent when it is redriven after the fault was corrected, or removed', async () => {
    const command = (...args: readonly string[]) => runCommand(args, identity.resources.mongoUri);
    const to = 'redriven@later.test';
    await ofUnknownKind(to, 4);
    const { _id } = await parked(to);
    const id = String(_id);
    expect((await command('list')).output).toContain(`${id}  kind-of-a-later-version`);
    await mails().updateOne({ _id }, { $set: { kind: 'password-changed' } });
    expect(await command('redrive', id)).toMatchObject({ code: 0 });
    await waitFor('the mail', () => mailsTo(to).length === 1);
    expect(await command('redrive', id)).toMatchObject({ code: 1 });
    await ofUnknownKind('removed@later.test', 4);
    await parked('removed@later.test');
    expect(await command('remove', 'unknown-removed@later.test')).toMatchObject({ code: 0 });
    expect(await waiting({ to: 'removed@later.test' })).toBe(0);
    expect(await command('remove')).toMatchObject({ code: 1 });
  });

  test('goes with the account whose it is', async () => {
    await ofUnknownKind('gone@later.test', 4);
    await parked('gone@later.test');
    await createTransact(identity.connection)((transaction) =>
      createMailQueue(identity.connection, identity.clock).eraseLearner(
        { userId: 77, email: 'gone@later.test' },
        transaction,
      ),
    );
    expect(await waiting({ userId: 77 })).toBe(0);
  });
});

test('a mail that the server defers is no outage, until the server takes no others either', async () => {
  const deferred = (command: string) => (/RCPT TO:<full@/i.test(command) ? '452 4.2.2 mailbox full' : null);
  smtp.refuse = deferred;
  const { email } = await identity.register('full');
  await waitFor('an attempt', async () => (await waiting({ to: email, attempts: 1 })) === 1);
  identity.clock.advance({ seconds: 3 });
  expect(await measured('mails_waiting')).toBe(1);
  expect(await measured('mail_oldest_age_seconds')).toBe(0);

  smtp.refuse = () => '421 not now';
  identity.clock.advance({ minutes: 1 });
  await waitFor('an outage', async () => (await measured('mail_oldest_age_seconds')) >= 60);

  smtp.refuse = deferred;
  identity.clock.advance({ minutes: 1 });
  await waitFor('the end of the outage', async () => (await measured('mail_oldest_age_seconds')) === 0);

  smtp.refuse = () => null;
  identity.clock.advance({ minutes: 1 });
  await waitFor('an empty queue', async () => (await waiting()) === 0);
});

test('an outage is seen from outside; after it all mails go at once, those of waiting learners first', async () => {
  const LETTER = { email: 'ola@writers.test', message: 'In the question on roundabouts a sign is missing.' };
  smtp.refuse = () => '421 not now';
  await identity.call.post('/api/v1/contact').send(LETTER).expect(200);
  await waitFor('an attempt', async () => (await waiting({ attempts: 1 })) === 1);
  const learners = [await identity.register('First'), await identity.register('Second')];
  // no attempt is under way any more that could put one off by the time to come
  const putOff = () => waiting({ nextAt: { $gt: identity.clock.now() } });
  await waitFor('all to be put off', async () => (await putOff()) === 3);
  identity.clock.advance({ seconds: 3 });
  expect(await measured('mails_waiting')).toBe(3);
  expect(await measured('mail_oldest_age_seconds')).toBeGreaterThanOrEqual(3);
  smtp.refuse = () => null;
  const already = smtp.recipients.length;
  identity.clock.advance({ minutes: 1 });
  await waitFor('an empty queue', async () => (await waiting()) === 0);
  const order = smtp.recipients.slice(already);
  expect(order.slice(0, 2).toSorted()).toEqual(learners.map(({ email }) => email).toSorted());
  expect(order[2]).toBe('operator@portal.test');
  expect(await measured('mails_waiting')).toBe(0);
});
