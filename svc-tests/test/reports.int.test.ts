import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { QuestionReportDto } from '@zielona-fala/contracts';
import { NOTICES } from '@zielona-fala/contracts/api/notices/notices';
import { listReports } from '@zielona-fala/contracts/api/reports/list-reports';
import { QUESTION_REPORT } from '@zielona-fala/contracts/api/reports/question-report';
import { NEW_REPORTS } from '@zielona-fala/contracts/api/reports/report-question';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import { createNoticeReader, createNotices } from '@zielona-fala/service-kit/notices';
import { createLog, systemClock } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { testResources } from '@zielona-fala/service-kit/testing';
import { readOperatorCommand, USAGE } from '../src/reports/operator.ts';
import { createReportStore } from '../src/reports/store.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const COMMAND = fileURLToPath(new URL('../src/commands/reports.ts', import.meta.url));
const FIRST = questionsForExams(1)[0]?.number ?? 0;

const log = createLog('test', 'silent');
const redis = connectRedis(testResources('reports').redisUrl, log);
let service: TestService;
let learner: Learner;

beforeAll(async () => {
  await openRedis(redis);
  service = await startService();
});

beforeEach(async () => {
  learner = service.learner();
  await service.connection.collection('question_reports').deleteMany({});
});

afterAll(async () => {
  await service.stop();
  redis.disconnect();
});

const report = (who: Learner, number: number, body: object = { kind: 'unclear', text: 'What is meant?' }) =>
  who.call('post', `/questions/${number}/reports`, body);

async function reported(who: Learner, number: number, body?: object): Promise<QuestionReportDto> {
  const answer = await report(who, number, body);
  expect([answer.status, QUESTION_REPORT.validate(answer.body).error]).toEqual([201, undefined]);
  return answer.body;
}

async function reportsOf(who: Learner, query = ''): Promise<readonly QuestionReportDto[]> {
  const { body } = await who.call('get', `/reports${query}`);
  expect(listReports.answer.validate(body, { convert: false }).error).toBeUndefined();
  return body;
}

/** What a command tells the operator. */
async function operator(...args: readonly string[]): Promise<string> {
  const command = readOperatorCommand(args);
  if (command === null) throw new Error(`no command: ${args.join(' ')}`);
  const reports = createReportStore(service.connection);
  return command({ reports, notices: createNotices(redis, log), clock: systemClock });
}

/** As `npm run bank:reports` starts it. */
function run(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const { mongoUri: MONGODB_URI, redisUrl: REDIS_URL } = service.resources;
  const env = { ...process.env, MONGODB_URI, REDIS_URL, NODE_ENV: 'development' };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : Number(error !== null), out, err }),
    );
  });
}

describe('a learner', () => {
  test('reports what is wrong with a question, and reads it again, the newest first', async () => {
    const first = await reported(learner, FIRST);
    expect(first).toMatchObject({
      questionNumber: FIRST,
      status: 'open',
      answer: null,
      isAnswerRead: true,
    });
    const second = await reported(learner, FIRST + 1, { kind: 'media' });
    expect(await reportsOf(learner)).toEqual([second, first]);
    expect(await reportsOf(learner, '?limit=1')).toEqual([second]);
    expect(await reportsOf(learner, `?limit=1&cursor=${second.reportId}`)).toEqual([first]);
    expect(await reportsOf(service.learner())).toEqual([]);
  });

  test('has one open report a question, also when two come at once, and another once it is closed', async () => {
    const both = await Promise.all([report(learner, FIRST), report(learner, FIRST)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('report-open');
    await reported(service.learner(), FIRST);
    const [own] = await reportsOf(learner);
    await operator('close', String(own?.reportId));
    await reported(learner, FIRST);
  });

  test('gets one report for many copies of one request', async () => {
    const key = { 'idempotency-key': 'report' };
    const ask = () => learner.call('post', `/questions/${FIRST}/reports`, { kind: 'other' }, key);
    const answers = await Promise.all(Array.from({ length: 5 }, ask));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await reportsOf(learner)).toHaveLength(1);
  });

  test.each([
    ['an unknown kind', { kind: 'rude' }, 422],
    ['no kind', { text: 'Something' }, 422],
    ['a text that is too long', { kind: 'other', text: 'x'.repeat(1001) }, 422],
    ['more than is asked', { kind: 'other', status: 'closed' }, 422],
  ])('is refused %s', async (_what, body, status) => {
    expect((await report(learner, FIRST, body)).status).toBe(status);
  });

  test('is told that a question does not exist', async () => {
    expect((await report(learner, 5)).status).toBe(404);
  });

  test(`can report ${NEW_REPORTS.calls} problems a day`, async () => {
    for (let more = 0; more < NEW_REPORTS.calls; more += 1) await reported(learner, FIRST + more);
    const { status, headers } = await report(learner, FIRST + NEW_REPORTS.calls);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    await reported(service.learner(), FIRST);
  });
});

describe('an operator', () => {
  test('lists open reports by question, those that most report first, without saying who did', async () => {
    await reported(learner, FIRST + 1, { kind: 'media', text: 'No \u001b[31mpicture\n at all' });
    const often = await reported(learner, FIRST);
    await reported(service.learner(), FIRST, { kind: 'outdated' });
    const out = await operator('list');
    const lines = out.split('\n');
    expect(lines[0]).toBe(`Question ${FIRST}: 2 reported, 2 open`);
    expect(lines[1]).toContain(`${often.reportId}  open`);
    expect(lines[2]).toContain('outdated');
    expect(lines[3]).toBe(`Question ${FIRST + 1}: 1 reported, 1 open`);
    expect(lines[4]).toContain('media  No  [31mpicture  at all');
    expect(out).not.toContain(String(learner.userId));
    expect(out).not.toContain('\u001b');
  });

  test('answers the learner, as often as the command is repeated, and says it otherwise', async () => {
    const { reportId } = await reported(learner, FIRST);
    const answer = (text: string) => operator('answer', String(reportId), text);
    expect(await answer('The sign means a tram.')).toMatch('is answered');
    const [told] = await reportsOf(learner);
    expect(told).toMatchObject({ status: 'answered', answer: 'The sign means a tram.' });
    expect(await answer('The sign means a tram.')).toMatch('has this answer');
    expect(await reportsOf(learner)).toEqual([told]);
    await answer('It means a bus.');
    expect(await reportsOf(learner)).toMatchObject([{ status: 'answered', answer: 'It means a bus.' }]);
  });

  test("tells the learner's open pages of an answer once, however often the command is repeated", async () => {
    const { reportId } = await reported(learner, FIRST);
    const reader = createNoticeReader(redis);
    const begun = await reader.readAfter(learner.userId, undefined);
    if (!begun.isGap) throw new Error('no new stream');
    for (const text of ['It means a bus.', 'It means a bus.', 'It means a tram.']) {
      await operator('answer', String(reportId), text);
    }
    const unread = await reader.readAfter(learner.userId, begun.position);
    const told = unread.isGap ? [] : unread.notices.map(({ type, data }) => [type, JSON.parse(data)]);
    expect(told).toEqual(Array(2).fill(['report-answered', { reportId, questionNumber: FIRST }]));
    for (const [, data] of told) {
      expect(NOTICES['report-answered'].schema.validate(data, { convert: false }).error).toBeUndefined();
    }
  });

  test('sees to it that an answer is new to the learner until it was shown', async () => {
    const { reportId } = await reported(learner, FIRST);
    const later = await reported(learner, FIRST + 1);
    const standing = async () =>
      (await reportsOf(learner)).map(({ answer, isAnswerRead }) => [answer, isAnswerRead]);
    const read = (readUntil: unknown) => learner.call('patch', '/reports', { readUntil });
    await operator('answer', String(reportId), 'It means a bus.');
    expect(await standing()).toEqual([
      [null, true],
      ['It means a bus.', false],
    ]);
    const shown = (await reportsOf(learner))[1]?.answered;
    await operator('answer', String(later.reportId), 'Thank you.');
    expect((await service.learner().call('patch', '/reports', { readUntil: shown })).status).toBe(204);
    expect((await read(shown)).status).toBe(204);
    expect(await standing()).toEqual([
      ['Thank you.', false],
      ['It means a bus.', true],
    ]);
    await operator('answer', String(reportId), 'It means a tram.');
    expect(await standing()).toEqual([
      ['Thank you.', false],
      ['It means a tram.', false],
    ]);
    for (const wrong of ['yesterday', 5, null, undefined]) expect((await read(wrong)).status).toBe(422);
  });

  test('closes a report, which keeps its answer, and sees it only when asking for all', async () => {
    const { reportId } = await reported(learner, FIRST);
    await operator('answer', String(reportId), 'Thank you');
    expect(await operator('close', String(reportId))).toMatch('is closed');
    expect(await operator('close', String(reportId))).toMatch('was closed before');
    expect(await reportsOf(learner)).toMatchObject([{ status: 'closed', answer: 'Thank you' }]);
    expect(await operator('list')).toBe('There are no reports');
    expect(await operator('list', '--all')).toContain(`${reportId}  closed`);
  });

  test('is told how to ask', () => {
    const wrong = [
      [],
      ['lost'],
      ['answer', '7'],
      ['answer', '7', ' '],
      ['close', 'x'],
      ['list', '7'],
      ['close', '7', '8'],
    ];
    for (const args of wrong) expect([args, readOperatorCommand(args)]).toEqual([args, null]);
    expect(readOperatorCommand(['answer', '7', 'x'.repeat(1001)])).toBeNull();
  });

  test('does all that by a command, which says when it could not', async () => {
    const { reportId } = await reported(learner, FIRST);
    const [help, listed, unknown] = await Promise.all([run('--help'), run('list'), run('close', '7')]);
    expect(help).toEqual({ code: 0, out: `${USAGE}\n`, err: '' });
    expect(listed).toEqual({ code: 0, out: expect.stringContaining(String(reportId)), err: '' });
    expect(unknown).toEqual({ code: 1, out: '', err: 'There is no report 7\n' });
  }, 60_000);
});
