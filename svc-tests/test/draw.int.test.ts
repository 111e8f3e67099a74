import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { QuestionDto, QuestionTranslationDto } from '@zielona-fala/contracts';
import { beginExam, rightAnswer } from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

describe('questions outside of tests', () => {
  test('a random one tells everything, in the language asked for', async () => {
    const { status, body } = await service.anybody('get', '/question/random?lang=de&cat=B');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      correctAnswer: rightAnswer(body.questionNumber),
      explanation: expect.stringContaining('(de)'),
      legalBasis: [{ act: expect.any(String), article: expect.any(String), asOf: '2026-01-01' }],
    });
    expect((await service.anybody('get', '/question/random?lang=de')).status).toBe(422);
  });

  test('a random one is of the topic that is asked for', async () => {
    for (const topic of ['road-signs', 'right-of-way'] as const) {
      const { status, body } = await service.anybody('get', `/question/random?lang=pl&cat=B&topic=${topic}`);
      expect([status, body.topic]).toEqual([200, topic]);
    }
    const unknown = await service.anybody('get', '/question/random?lang=pl&cat=B&topic=weather');
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'topic' })],
    ]);
  });

  test("a random one of a topic is never of the caller's own unfinished test", async () => {
    const learner = service.learner();
    const topic = 'road-signs';
    const input = { categoryName: 'B', lang: 'pl', mode: 'topic', topic };
    const ask = () => learner.call('get', `/question/random?lang=pl&cat=B&topic=${topic}`);
    const all = await learner.call('post', '', { ...input, size: 100 });
    expect(all.status).toBe(201);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([409, 'no-questions']);
    await learner.call('delete', `/${all.body.testId}`);
    const some = await learner.call('post', '', { ...input, size: all.body.questions.length - 1 });
    const asked = some.body.questions.map(({ questionNumber }: QuestionDto) => questionNumber);
    for (let times = 0; times < 5; times += 1) expect(asked).not.toContain((await ask()).body.questionNumber);
  });

  test("a random one is never of the caller's own unfinished test", async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const asked = new Set(exam.questions.map(({ questionNumber }) => questionNumber));
    for (let times = 0; times < 40; times += 1) {
      const { body } = await learner.call('get', '/question/random?lang=en&cat=B');
      expect(asked.has(body.questionNumber)).toBe(false);
    }
  });

  test('a random one comes in the language asked for, a translation with the Polish original behind it', async () => {
    const languagesIn = async (lang: string) => {
      const { body } = await service.anybody('get', `/question/random?lang=${lang}&cat=B`);
      return body.questionTranslations.map(({ language }: QuestionTranslationDto) => language);
    };
    expect(await languagesIn('de')).toEqual(['de', 'pl']);
    expect(await languagesIn('en')).toEqual(['en', 'pl']);
    expect(await languagesIn('pl')).toEqual(['pl']);
  });

  test('a trial has 5 + 2 questions without their answers', async () => {
    const { body, text } = await service.learner().call('get', '/trial?cat=B&lang=en');
    expect(body.questions.map(({ type }: QuestionDto) => type)).toEqual([
      ...Array(5).fill('primary'),
      ...Array(2).fill('technical'),
    ]);
    expect(text).not.toContain('correctAnswer');
  });
});
