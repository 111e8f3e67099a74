import { DAY_MS } from '@zielona-fala/contracts';
import mongoose from 'mongoose';

const { Long } = mongoose.mongo;

/** An expression of an aggregation over numbers: `$n` is the learner, `$hash` a digest of it. */
type Expression = unknown;

/** How the documents of a collection are multiplied: each learner gets a copy of a real one. */
export interface Copies {
  /** Which real document is copied. */
  readonly of: object;
  /** What is different in each copy. */
  readonly with: Readonly<Record<string, Expression>>;
  /** Only every so many learners get this one, the others get that of the next entry. */
  readonly every?: number;
}

const N = '$n';
const HASH = '$hash';
const HOUR_MS = 3_600_000;
const PAD = Long.fromNumber(1_000_000_000_000);

const digits = { $substrBytes: [{ $toString: { $add: [PAD, N] } }, 1, 12] };
const text = (...parts: Expression[]) => ({ $concat: parts });
const number = { $toString: N };
const eventId = text('01a00000-0000-7000-8000-', digits);
/** Within so many milliseconds from a moment on, spread over the learners. */
const spread = (from: number, within: number) => ({
  $add: [new Date(from), { $mod: [{ $multiply: [N, 7919] }, within] }],
});
const passed = (within: number) => spread(Date.now() - within - HOUR_MS, within);
const coming = spread(Date.now() + 12 * HOUR_MS, 8 * HOUR_MS);
const email = text(number, '@learners.test');
const username = text('learner-', number);
const dayKey = text(number, ':2026-11-28');
const inB = text(number, ':B');

const EVENT = {
  _id: eventId,
  userId: N,
  'event.id': eventId,
  'event.aggregateId': number,
  'event.data.userId': N,
  sentAt: passed(2 * DAY_MS),
};
const ANSWERED = { _id: HASH, userId: N, expiresAt: spread(Date.now() + 12 * HOUR_MS, 8 * HOUR_MS) };
const INBOX = { _id: eventId, at: passed(10 * DAY_MS) };
const LETTER = { _id: text('0000', digits), userId: N, parkedAt: passed(10 * DAY_MS) };
const SEQUENCE = { _id: N };
const everyOne = (values: Copies['with'], of: object = {}): readonly Copies[] => [{ of, with: values }];
const watermark = (topic: string) =>
  everyOne({ _id: text(`${topic}:`, number) }, { _id: { $regex: `^${topic}:` } });

/** All collections with documents of learners, by database; filled with one document for each learner. */
export const COPIES: Readonly<Record<string, readonly Copies[]>> = {
  'identity.accounts': [
    {
      every: 2,
      of: {},
      with: {
        ...{ _id: N, username, usernameKey: username, email, emailKey: email },
        google: { issuer: 'https://issuer.example', subject: HASH, linkedAt: passed(90 * DAY_MS) },
      },
    },
    ...everyOne({ _id: N, username, usernameKey: username, email, emailKey: email }),
  ],
  'identity.answered': everyOne(ANSWERED),
  'identity.dead_letters': everyOne(LETTER),
  'identity.erasures': everyOne({ _id: { $add: [N, PAD] }, at: passed(80 * DAY_MS) }),
  'identity.google_proofs': everyOne({ _id: HASH, subject: HASH, email, emailKey: email, expiresAt: coming }),
  'identity.google_requests': everyOne({ _id: HASH, 'linking.userId': N, expiresAt: coming }),
  'identity.inbox': everyOne(INBOX),
  'identity.links': everyOne({ _id: HASH, userId: N, expiresAt: coming }),
  'identity.mail_pace': everyOne({ _id: text('activation:', HASH), nextAt: coming }),
  'identity.mails': [
    {
      every: 10,
      of: {},
      with: {
        ...{ _id: eventId, userId: N, to: email, createdAt: passed(DAY_MS) },
        ...{ nextAt: '$$REMOVE', parkedAt: passed(20 * DAY_MS), reason: 'no words' },
      },
    },
    ...everyOne({
      ...{ _id: eventId, userId: N, to: email, rank: { $mod: [N, 3] } },
      ...{ createdAt: passed(DAY_MS), nextAt: coming },
    }),
  ],
  'identity.outbox': everyOne(EVENT),
  'identity.outbox_sequences': everyOne(SEQUENCE),
  'identity.passkey_challenges': everyOne({ _id: HASH, expiresAt: coming }),
  'identity.passkeys': everyOne({ _id: HASH, userId: N, createdAt: passed(300 * DAY_MS) }),
  'identity.projection_watermarks': watermark('test-finished'),
  'identity.pushes': everyOne({ _id: eventId, userId: N, sessionId: HASH, nextAt: coming }),
  'identity.second_factors': everyOne({ _id: N }),
  'identity.security_log': everyOne({ _id: '$$REMOVE', userId: N, at: passed(80 * DAY_MS) }),
  'identity.sessions': [
    {
      every: 2,
      of: { push: { $exists: true } },
      with: {
        ...{ _id: { $substrBytes: [HASH, 0, 24] }, userId: N, lastSeen: passed(20 * DAY_MS) },
        'push.endpoint': text('https://push.example/', HASH),
      },
    },
    ...everyOne(
      { _id: { $substrBytes: [HASH, 0, 24] }, userId: N, lastSeen: passed(20 * DAY_MS) },
      { push: { $exists: false } },
    ),
  ],
  'stats.active_days': everyOne({ _id: dayKey, userId: N }),
  'stats.category_counts': everyOne({ _id: N, userId: N }),
  'stats.counted_tests': everyOne({ _id: N, userId: N }),
  'stats.dead_letters': everyOne(LETTER),
  'stats.exam_days': everyOne({ _id: text(number, ':B:2026-11-28'), userId: N }),
  'stats.exams': everyOne({ _id: N, userId: N, finishedAt: passed(300 * DAY_MS) }),
  'stats.inbox': everyOne(INBOX),
  'stats.learners': everyOne({ _id: N }, { isActive: true }),
  'stats.medals': everyOne(
    { _id: text(number, ':first-pass'), userId: N, awardedAt: passed(300 * DAY_MS) },
    { medal: 'first-pass' },
  ),
  'stats.projection_watermarks': watermark('test-finished'),
  'stats.retold_events': everyOne({ _id: eventId, userId: N, retelling: HASH, 'data.userId': N }),
  'stats.standings': everyOne(
    {
      ...{ _id: '$$REMOVE', userId: N, reachedAt: passed(300 * DAY_MS) },
      passedCount: { $add: [1, { $mod: [{ $multiply: [N, 7919] }, 200] }] },
    },
    { period: 'all' },
  ),
  'stats.topic_counts': everyOne({ _id: inB, userId: N }),
  'tests.answer_records': [
    { every: 10, of: { homework: { $exists: true } }, with: { _id: N, userId: N, homework: N } },
    ...everyOne({ _id: N, userId: N }, { homework: { $exists: false } }),
  ],
  'tests.answered': everyOne(ANSWERED, { answer: { $regex: 'correctAnswers' } }),
  'tests.bookmarks': everyOne({ _id: N }),
  'tests.dead_letters': everyOne(LETTER),
  'tests.groups': everyOne({
    ...{ _id: N, instructorId: N, code: { $substrBytes: [digits, 4, 8] } },
    ...{ 'members.userId': { $add: [N, 1] }, 'homework.homeworkId': N },
  }),
  'tests.inbox': everyOne(INBOX),
  'tests.learners': everyOne({ _id: N }, { xpTotal: { $exists: true } }),
  'tests.learning': everyOne({ _id: inB, userId: N }),
  'tests.outbox': everyOne(EVENT, { topic: 'test-finished' }),
  'tests.outbox_sequences': everyOne(SEQUENCE),
  'tests.pack_answers': everyOne({
    _id: text(number, ':1000101:1795924053841'),
    userId: N,
    at: passed(30 * DAY_MS),
  }),
  'tests.projection_watermarks': watermark('user-changed'),
  'tests.question_reports': everyOne({
    ...{ _id: N, userId: N, number: { $add: [1_000_101, { $mod: [N, 900] }] } },
  }),
  'tests.reminders': everyOne({ _id: N, endToken: HASH, nextAt: coming }, { nextAt: { $exists: true } }),
  'tests.tests': [
    {
      every: 10,
      of: { status: 'unfinished' },
      with: { _id: N, userId: N, created: passed(HOUR_MS), deadline: coming },
    },
    ...everyOne({ _id: N, userId: N, created: passed(300 * DAY_MS) }, { mode: 'exam', status: 'passed' }),
  ],
};

/** What does not grow with learners, or is empty where all is well. */
export const LEFT: Readonly<Record<string, string>> = {
  'identity.exports': 'one document: when the erasure log was last exported',
  'identity.feature_flags': 'one document for each flag',
  'identity.leases': 'one document for each kind of work',
  'identity.token_keys': 'one document for each period of keys',
  'stats.closed_weeks': 'one document a week',
  'stats.leases': 'one document for each kind of work',
  'stats.ranking_changes': 'what is in it is taken over into Redis and removed at once',
  'tests.draw_places': 'of the bank',
  'tests.leases': 'one document for each kind of work',
  'tests.question_revisions': 'of the bank',
  'tests.strata': 'of the bank',
};
