import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CONTACT_MESSAGE_RULE, CONTACT_NAME_RULE } from '@zielona-fala/contracts';
import { newEventId } from '@zielona-fala/service-kit/process';
import { waitFor } from '@zielona-fala/service-kit/testing';
import fc from 'fast-check';
import { createSmtp } from '../src/mail/smtp.ts';
import { createWriteMail } from '../src/mail/write.ts';
import { SETTINGS, startIdentity, type TestIdentity } from './support/identity.ts';
import { type SlowSmtp, startSlowSmtp } from './support/slow-smtp.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

beforeEach(() => {
  identity.mails.length = 0;
});

const OPERATOR = SETTINGS.OPERATOR_EMAIL;
const LETTER = {
  email: 'ola@writers.test',
  name: 'Ola Nowak',
  message: 'Dzień dobry,\nw pytaniu o rondo\nbrakuje znaku.',
};

const send = (body: object, headers: Record<string, string> = {}) =>
  identity.call.post('/api/v1/contact').set(headers).send(body);
const waiting = () => identity.connection.collection('mails').countDocuments({ kind: 'contact' });
const arrived = () => waitFor('the letter', () => identity.mails.find(({ to }) => to === OPERATOR));

describe('a letter to the operator', () => {
  test('arrives with the address for the answer, line by line as it was written, and is then forgotten here', async () => {
    await send(LETTER, { cookie: 'i18n_redirected=de' }).expect(200, { status: 'ok' });
    const mail = await arrived();
    expect(mail).toMatchObject({ senderName: 'Zielona Fala', replyTo: LETTER.email, isPersonal: true });
    expect(mail.subject).toBe('Wiadomość ze strony Kontakt: Ola Nowak');
    expect(mail.text).toContain(LETTER.message);
    expect(mail.html).toContain(`>${LETTER.message}</pre>`);
    expect(mail.text).toContain('Ola Nowak <ola@writers.test>');
    expect(mail.text).toContain('niemiecki');
    await waitFor('an empty queue', async () => (await waiting()) === 0);
    const everything = JSON.stringify(await identity.connection.collection('answered').find().toArray());
    for (const personal of [...Object.values(LETTER), 'Nowak', 'writers.test', 'rondo']) {
      expect(identity.log.join('')).not.toContain(personal);
      expect(everything).not.toContain(personal);
    }
  });

  test.each([undefined, '', '  '])('needs no name: %j', async (name) => {
    await send({ ...LETTER, name }).expect(200);
    expect((await arrived()).subject).toBe('Wiadomość ze strony Kontakt: ola@writers.test');
  });

  test('is not lost while the mail server is down, for weeks', async () => {
    identity.mailServerDown = true;
    await send(LETTER).expect(200);
    const tried = async (times: number) =>
      (await identity.connection.collection('mails').countDocuments({ attempts: times })) === 1;
    await waitFor('a first attempt', () => tried(1));
    identity.clock.advance({ days: 20 });
    await waitFor('another attempt', () => tried(2));
    identity.mailServerDown = false;
    identity.clock.advance({ minutes: 15 });
    expect((await arrived()).text).toContain(LETTER.message);
  });

  test('sent twice with one Idempotency-Key arrives once', async () => {
    const key = { 'idempotency-key': 'letter-0001' };
    const both = await Promise.all([send(LETTER, key), send(LETTER, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await send(LETTER, key).expect(200, { status: 'ok' });
    await arrived();
    await waitFor('an empty queue', async () => (await waiting()) === 0);
    expect(identity.mails).toHaveLength(1);
    const other = await send({ ...LETTER, message: 'Something else altogether' }, key);
    expect([other.status, other.body.errors[0].field]).toEqual([422, 'idempotency-key']);
    expect((await send(LETTER, { 'idempotency-key': 'two words' })).status).toBe(422);
  });

  test.each([
    ['without an address', { email: undefined }, 'email', 'required'],
    ['with an address of two lines', { email: 'ola@writers.test\r\nBcc: a@b.test' }, 'email', 'invalid'],
    ['with two addresses', { email: 'ola@writers.test, a@b.test' }, 'email', 'invalid'],
    ['with a name of two lines', { name: 'Ola\r\nBcc: a@b.test' }, 'name', 'invalid'],
    ['with a long name', { name: 'x'.repeat(CONTACT_NAME_RULE.max + 1) }, 'name', 'too-long'],
    ['that says nothing', { message: '          hi          ' }, 'message', 'too-short'],
    ['that is too long', { message: 'x'.repeat(CONTACT_MESSAGE_RULE.max + 1) }, 'message', 'too-long'],
    ['to somebody else', { to: 'a@b.test' }, 'to', 'unknown-field'],
  ])('%s is refused', async (_what, change, field, code) => {
    const answer = await send({ ...LETTER, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ field, code, message: expect.any(String) });
    expect(await waiting()).toBe(0);
  });
});

describe('on the wire', () => {
  let smtp: SlowSmtp;
  beforeAll(async () => {
    smtp = await startSlowSmtp(0);
  });
  afterAll(() => smtp.stop());

  test('nothing that a stranger writes adds a header or a recipient', async () => {
    const deliver = createSmtp(smtp.url, SETTINGS.MAIL_FROM);
    const operator = { name: 'Jan', address: 'Warszawa', email: OPERATOR };
    const write = createWriteMail({ operator, publicUrl: SETTINGS.PUBLIC_URL });
    const hostile = fc.string({
      unit: fc.constantFrom('a', '\r', '\n', ':', '>', '<', ',', '"', 'Bcc: x@y'),
    });
    const local = fc.string({ unit: fc.constantFrom('a', '>', '<', ',', '"', ';', '('), minLength: 1 });
    const letters = fc.record({ name: fc.option(hostile), user: local, message: hostile });
    await fc.assert(
      fc.asyncProperty(letters, async ({ name, user, message }) => {
        const writer = { name, email: `${user}@writers.test` };
        await deliver(await write({ kind: 'contact', locale: 'pl', writer, message }), newEventId());
        const [head = ''] = smtp.mails.at(-1)?.split('\n\n') ?? [];
        const fields = head.split('\n').filter((line) => !/^\s/.test(line));
        const names = fields.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
        expect(names.toSorted()).toEqual([
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
        ]);
        expect(head).toMatch(/^From: Zielona Fala <no-reply@portal.test>$/m);
        expect(smtp.recipients.at(-1)).toBe(OPERATOR);
      }),
      { numRuns: 40 },
    );
  });
});
