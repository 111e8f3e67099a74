import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AccessTokenDto,
  type Answer,
  type CheckResultDto,
  type Day,
  experienceForExam,
  IDEMPOTENCY_KEY_HEADER,
  polishDayOf,
  type QuestionDto,
  type TestDto,
  type UserDto,
} from '@zielona-fala/contracts';
import { sentTo } from '../infra/sent-mails.ts';
import { type Answered, SourceClient } from '../test/source-client.ts';
import type { ChaosStack } from './chaos-stack.ts';
import type { Random } from './random.ts';

/** What the product acknowledged of a finished exam, as the learner noted it down. */
export interface AcknowledgedExam {
  readonly testId: number;
  readonly passed: boolean;
  /** Of the calendar in Poland, which is the learner's. */
  readonly day: Day;
  readonly points: number;
  readonly experience: number;
  readonly answered: number;
  readonly right: number;
}

/** A simulated learner, who retries calls that were not acknowledged. */
export interface SimulatedLearner {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly exams: readonly AcknowledgedExam[];
  /** Of the session as it is now. */
  readonly accessToken: string;
  /** What should never have been answered, such as 404 for a test that was acknowledged. */
  readonly complaints: readonly string[];
  /** One exam from its start to its acknowledged end. @throws when a call was repeated in vain for two minutes */
  takeExam(): Promise<AcknowledgedExam>;
  /** Deletes the account. */
  leave(): Promise<void>;
  /** Renews the session, or leaves it for later. */
  renew(): Promise<void>;
  read<Dto>(path: string): Promise<Dto>;
}

const REPEAT_MS = 300;
const REPEAT_FOR_MS = 120_000;
const RENEW_FOR_MS = 25_000;
const SAVED_ALONE = 4;
const CATEGORY = 'B';

export interface LearnerParts {
  readonly stack: Pick<ChaosStack, 'gatewayUrl' | 'mailboxUrl'>;
  readonly random: Random;
  readonly rightAnswers: ReadonlyMap<number, Answer>;
  /** Replaces `fetch`, for instance to count calls. */
  readonly fetch?: typeof fetch;
}

/** Registers, follows the link of the mail, and is ready to take exams. */
export async function registerLearner({
  stack,
  random,
  rightAnswers,
  fetch,
}: LearnerParts): Promise<SimulatedLearner> {
  const client = new SourceClient(stack.gatewayUrl, fetch);
  const id = randomUUID().slice(0, 8);
  const username = `ola-${id}`;
  const email = `${username}@example.test`;
  const password = `zielona-${id}`;
  const exams: AcknowledgedExam[] = [];
  const complaints: string[] = [];

  const signIn = async (): Promise<void> => {
    await client.fetchCsrfToken();
    const { status, body } = await client.call<AccessTokenDto>('POST', 'v1/auth/login', { email, password });
    if (status === 200) client.accessToken = body.accessToken;
  };

  /** As a page does, whose session ends when it comes with a token that was renewed more than half a minute ago. */
  const renew = async (): Promise<void> => {
    const end = performance.now() + RENEW_FOR_MS;
    while (performance.now() < end) {
      const answer = await client.call<AccessTokenDto>('POST', 'v1/auth/refresh').catch(() => null);
      if (answer?.status === 200) {
        client.accessToken = answer.body.accessToken;
        return;
      }
      if (answer?.status === 401) {
        complaints.push('signed out by a renewal');
        return signIn();
      }
      await pause(REPEAT_MS);
    }
  };

  /** Repeats a call until it returns one of the expected statuses, like a user who presses the button again. */
  const persist = async <Dto>(
    method: string,
    path: string,
    {
      wanted,
      payload,
      headers,
    }: { wanted: readonly number[]; payload?: unknown; headers?: Record<string, string> },
  ): Promise<Answered<Dto>> => {
    const end = performance.now() + REPEAT_FOR_MS;
    let last = '';
    while (performance.now() < end) {
      try {
        const answer = await client.call<Dto>(method, path, payload, headers);
        if (wanted.includes(answer.status)) return answer;
        last = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`;
        if (answer.status === 401) await renew();
        else if (answer.status === 403) await client.fetchCsrfToken();
        else if (answer.status < 500 && answer.status !== 429) complaints.push(last);
      } catch (error) {
        last = `${method} ${path}: ${(error as Error).message}`;
      }
      await pause(REPEAT_MS);
    }
    throw new Error(`repeated in vain for ${REPEAT_FOR_MS / 1000} s, the last answer was ${last}`);
  };

  const read = async <Dto>(path: string): Promise<Dto> =>
    (await persist<Dto>('GET', path, { wanted: [200] })).body;

  const begin = async (): Promise<TestDto> => {
    const { status, body } = await persist<TestDto & { testId: number }>('POST', 'v1/tests', {
      wanted: [201, 409],
      payload: { categoryName: CATEGORY, lang: 'pl', mode: 'exam' },
      headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
    });
    // begun by a call whose answer was lost
    return status === 201 ? body : read<TestDto>(`v1/tests/single/${body.testId}?lang=pl&cat=${CATEGORY}`);
  };

  const takeExam = async (): Promise<AcknowledgedExam> => {
    const test = await begin();
    const questions = test.questions ?? [];
    const skill = random.pick([0.3, 0.9, 1, 1]);
    const given = new Map(
      questions.flatMap((question) => {
        const answer = answerTo(question, rightAnswers, random.isLikely(skill));
        return answer === null ? [] : [[question.questionNumber, answer] as const];
      }),
    );
    const alone = [...given].slice(0, SAVED_ALONE);
    for (const [number, answer] of alone) {
      await persist('PUT', `v1/tests/${test.testId}/answers/${number}`, {
        wanted: [204],
        payload: { answer },
      });
    }
    const { body } = await persist<CheckResultDto>('PATCH', `v1/tests/${test.testId}/check`, {
      wanted: [200],
      payload: { categoryName: CATEGORY, answers: Object.fromEntries([...given].slice(SAVED_ALONE)) },
      ...(random.isLikely(0.5) && { headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() } }),
    });
    const right = questions.filter(
      ({ questionNumber: number }) => given.get(number) === body.correctAnswers[number],
    );
    const points = right.reduce((sum, { pointsValue }) => sum + pointsValue, 0);
    if (points !== body.summaryPoints) {
      complaints.push(`test ${test.testId}: ${body.summaryPoints} points for answers worth ${points}`);
    }
    const passed = body.status === 'passed';
    const exam = {
      testId: test.testId,
      passed,
      day: polishDayOf(new Date()),
      points,
      experience: experienceForExam(points, passed),
      answered: given.size,
      right: right.length,
    };
    exams.push(exam);
    return exam;
  };

  const leave = async (): Promise<void> => {
    await persist('DELETE', 'v1/users', { wanted: [200], payload: { password } });
  };

  await client.fetchCsrfToken();
  const { body } = await persist<AccessTokenDto>('POST', 'v1/auth/register', {
    wanted: [200, 201],
    payload: { username, email, password, repeatPassword: password },
  });
  client.accessToken = body.accessToken;
  await client.fetchCsrfToken();
  const token = await activationToken(stack.mailboxUrl, email);
  await persist('GET', `v1/users/account/activate?token=${token}`, { wanted: [200] });
  const { userId } = await read<UserDto>('v1/users/user');
  return {
    ...{ userId, username, email, password, exams, complaints, takeExam, leave, renew, read },
    get accessToken() {
      return client.accessToken;
    },
  };
}

function answerTo(
  { questionNumber, withoutAnswers }: QuestionDto,
  rightAnswers: ReadonlyMap<number, Answer>,
  isRight: boolean,
): Answer | null {
  const right = rightAnswers.get(questionNumber) ?? null;
  if (isRight || right === null) return right;
  if (withoutAnswers) return right === 'T' ? 'N' : 'T';
  return right === 'A' ? 'B' : 'A';
}

const MAIL_WITHIN_MS = 60_000;
const ACTIVATION = /\/account\/activate\/([^\s/?#]+)/;

async function activationToken(mailboxUrl: string, email: string): Promise<string> {
  const end = performance.now() + MAIL_WITHIN_MS;
  while (performance.now() < end) {
    const mail = (await sentTo(mailboxUrl, email)).at(-1);
    const token = ACTIVATION.exec(mail?.text ?? '')?.[1];
    if (token !== undefined) return token;
    await pause(REPEAT_MS);
  }
  throw new Error('the mail with the link did not come');
}
