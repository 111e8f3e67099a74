import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type AccessTokenDto,
  type CategoryListItemDto,
  type CategoryStatsDto,
  type CheckResultDto,
  type LevelInfo,
  PROJECTION_HEADER,
  type RankingEntryDto,
  type TestDto,
  type UserDto,
} from '@zielona-fala/contracts';
import { SourceClient } from '@zielona-fala/tools/source-client';
import { stackInfo } from '@zielona-fala/tools/stack-client';
import { activatedLearner, activationToken, answersTo, newDetails } from './support/learner.ts';
import type { Portal } from './support/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await stackInfo();
});

describe('a client that knows the requirements alone', () => {
  test('registers, activates, takes an exam and sees it in statistics, level and ranking', async () => {
    const client = new SourceClient(portal.portalUrl);
    const { username, email, password } = newDetails();
    const read = async <Body>(path: string): Promise<Body> => {
      const answer = await client.call<Body>('GET', path);
      expect([path, answer.status]).toEqual([path, 200]);
      // after two seconds a service says that it is behind what this client has done
      if (answer.headers.has(PROJECTION_HEADER)) return read<Body>(path);
      return answer.body;
    };

    await client.fetchCsrfToken();
    const registered = await client.call<AccessTokenDto>('POST', 'v1/auth/register', {
      username,
      email,
      password,
      repeatPassword: password,
    });
    client.accessToken = registered.body.accessToken;
    await client.fetchCsrfToken();
    expect(await read<UserDto>('v1/users/user')).toEqual({
      userId: expect.any(Number),
      username,
      email,
      created: expect.any(String),
      isActive: false,
      level: 0,
      experiencePoints: 0,
      experienceToNextLevel: 100,
    });
    const early = await client.call('POST', 'v1/tests', { categoryName: 'B', lang: 'en', mode: 'exam' });
    expect([early.status, early.body]).toEqual([409, expect.objectContaining({ code: 'account-inactive' })]);

    const token = await activationToken(portal, email);
    expect(await read(`v1/users/account/activate?token=${token}`)).toEqual({ status: 'ok' });
    const again = await client.call('GET', `v1/users/account/activate?token=${token}`);
    expect(again.status).toBe(422);
    expect(await read('v1/auth/valid')).toEqual({ status: 'ok' });
    expect((await read<UserDto>('v1/users/user')).isActive).toBe(true);

    const categories = await read<CategoryListItemDto[]>('v1/tests/categories/all');
    expect(categories.find(({ name }) => name === 'B')).toEqual({
      categoryId: expect.any(Number),
      name: 'B',
      available: true,
    });
    const created = await client.call<TestDto>('POST', 'v1/tests', {
      categoryName: 'B',
      lang: 'en',
      mode: 'exam',
    });
    expect(created.status).toBe(201);
    const { testId } = created.body;
    expect(await read('v1/tests/find/unfinished')).toEqual({ testId });
    const exam = await read<TestDto>(`v1/tests/single/${testId}?lang=en&cat=B`);
    expect(exam).toMatchObject({ status: 'unfinished', points: 0, finished: null, mode: 'exam' });
    expect(exam.questions).toHaveLength(32);
    expect(JSON.stringify(exam)).not.toContain('correctAnswer');

    const checked = await client.call<CheckResultDto>('PATCH', `v1/tests/${testId}/check`, {
      categoryName: 'B',
      answers: answersTo(exam),
    });
    expect(checked.status).toBe(200);
    expect(checked.body).toEqual({
      status: 'passed',
      primaryPoints: 46,
      technicalPoints: 28,
      summaryPoints: 74,
      primaryAmountOfCorrectAnswers: 20,
      technicalAmountOfCorrectAnswers: 12,
      correctAnswers: answersTo(exam),
      isNextLevel: true,
    });

    expect(await read<CategoryStatsDto>('v1/stats/B')).toMatchObject({
      category: { name: 'B' },
      passedCount: 1,
      failedCount: 0,
    });
    expect(await read<LevelInfo>('v1/users/level')).toEqual({
      level: 1,
      experiencePoints: 100,
      experienceToNextLevel: 150,
    });
    expect(await read<RankingEntryDto[]>('v1/stats/ranking/B')).toContainEqual({
      passedCount: 1,
      user: { username, level: 1 },
    });
    expect(await read<TestDto[]>('v1/tests/B')).toEqual([
      expect.objectContaining({ testId, status: 'passed', points: 74, questions: null }),
    ]);

    expect(await read('v1/auth/logout')).toEqual({ status: 'ok' });
    expect((await client.call('GET', 'v1/auth/valid')).status).toBe(401);
  });

  test('is refused in its own terms, and nothing has changed', async () => {
    const { client } = await activatedLearner(portal);
    const wrong = await client.call('POST', 'v1/tests', {
      categoryName: 'Z',
      lang: 'fr',
      mode: 'exam',
      points: 9,
    });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({
        errors: expect.arrayContaining([
          expect.objectContaining({ field: 'categoryName' }),
          expect.objectContaining({ field: 'lang' }),
          expect.objectContaining({ field: 'points' }),
        ]),
      }),
    ]);
    expect((await client.call('GET', 'v1/tests/find/unfinished')).body).toEqual({ testId: null });
    const other = await activatedLearner(portal);
    const theirs = await other.client.call<TestDto>('POST', 'v1/tests', {
      categoryName: 'B',
      lang: 'pl',
      mode: 'exam',
    });
    const { testId } = theirs.body;
    expect((await client.call('GET', `v1/tests/single/${testId}?lang=pl&cat=B`)).status).toBe(404);
    expect((await client.call('DELETE', `v1/tests/${testId}`)).status).toBe(404);
  });
});
