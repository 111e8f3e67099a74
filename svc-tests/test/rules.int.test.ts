import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '@zielona-fala/contracts';
import { getRule } from '@zielona-fala/contracts/api/rules/get-rule';
import { listRules } from '@zielona-fala/contracts/api/rules/list-rules';
import { officialDigest } from '@zielona-fala/contracts/bank';
import { questionsForExams, rule } from '@zielona-fala/contracts/bank/testing';
import { OFFICIAL, officialExams, publishEdition } from './support/edition.ts';
import { beginExam, beginTest, checkExam, giveAnswer, rightAnswer, wrongAnswer } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const NUMBERS = questionsForExams(2).map(({ number }) => number);
const [first = 0, second = 0, third = 0] = NUMBERS;
const alt = { pl: 'znak', en: 'a sign', de: 'ein Schild' };
const speed = {
  pl: 'Wolno jechać {limit}.',
  en: 'You may drive at {limit}.',
  de: 'Erlaubt sind {limit}.',
};

let service: TestService;

beforeAll(async () => {
  service = await startService({
    rules: {
      'rules.json': [
        rule('built-up', {
          topic: 'speed-distance',
          text: speed,
          figures: { limit: { value: 50, unit: 'km/h' } },
          picture: { file: 'scenes/here.svg', alt },
          beside: ['stop', 'of-no-question'],
        }),
        rule('stop', {
          title: { pl: 'Znak: stój', en: 'title: you stop at the sign', de: 'Am Schild hältst du' },
          text: { pl: 'Stoisz.', en: 'You must stop.', de: 'Du hältst.' },
        }),
        rule('of-no-question'),
      ],
      'ties.json': { [first]: ['stop', 'built-up'], [second]: ['stop'], [third]: ['built-up'] },
    },
  });
});

afterAll(() => service.stop());

async function rulesOf(learner: Learner, more = '') {
  const { status, body } = await learner.call('get', `/rules?cat=B&lang=en${more}`);
  expect([status, listRules.answer.validate(body, { convert: false }).error]).toEqual([200, undefined]);
  return body;
}

const refusal = async (learner: Learner, wanted: object) => {
  const { status, body } = await learner.call('post', '', { categoryName: 'B', lang: 'en', ...wanted });
  return [status, body.code, ...(body.errors ?? []).map((each: { field: string }) => each.field)];
};

describe('the rules of a category', () => {
  test('are those behind its questions, with what the learner knows of each', async () => {
    const learner = service.learner();
    expect(await rulesOf(learner)).toMatchObject([
      { ruleId: 'built-up', title: 'title of built-up (en)', questions: 2, seen: 0, lastWrong: null },
      { ruleId: 'stop', topic: 'right-of-way', questions: 2, seen: 0, known: 0, mastered: 0 },
    ]);
    const practice = await beginTest(learner, { mode: 'topic', rule: 'stop' });
    await checkExam(learner, practice, { [first]: wrongAnswer(first), [second]: rightAnswer(second) });
    expect(await rulesOf(learner)).toMatchObject([
      { ruleId: 'built-up', seen: 1, known: 0, lastWrong: expect.any(String) },
      { ruleId: 'stop', seen: 2, known: 1, lastWrong: expect.any(String) },
    ]);
  });

  test.each([
    ['sign', ['stop']],
    ['SIGNS', ['stop']],
    ['drive 50', ['built-up']],
    ['you mus', ['stop']],
    ['title', ['built-up', 'stop']],
    ['you', ['stop', 'built-up']],
    ['no-such-word', []],
  ])('with %s are those that have its words, in whatever form, those of titles first', async (q, found) => {
    const rules = await rulesOf(service.learner(), `&q=${encodeURIComponent(q)}`);
    expect(rules.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(found);
  });

  test('by their cost are those of most mistakes first, and as many as are asked for', async () => {
    const learner = service.learner();
    expect(await rulesOf(learner, '&order=cost&limit=1')).toMatchObject([{ ruleId: 'built-up', seen: 0 }]);
    const practice = await beginTest(learner, { mode: 'topic', rule: 'stop' });
    await checkExam(learner, practice, { [first]: rightAnswer(first), [second]: rightAnswer(second) });
    expect(await rulesOf(learner, '&order=cost&limit=1')).toMatchObject([{ ruleId: 'stop', seen: 2 }]);
    const again = await beginTest(learner, { mode: 'topic', rule: 'built-up' });
    await checkExam(learner, again, { [first]: rightAnswer(first), [third]: wrongAnswer(third) });
    expect(await rulesOf(learner, '&order=cost')).toMatchObject([{ ruleId: 'built-up' }, { ruleId: 'stop' }]);
  });

  test.each(['limit=0', 'limit=1001', 'limit=1.5', 'order=topic'])('are refused with %s', async (query) => {
    const { status, body } = await service.learner().call('get', `/rules?cat=B&lang=en&${query}`);
    expect([status, body.errors?.[0].field]).toEqual([422, query.split('=')[0]]);
  });

  test('can be those of a topic', async () => {
    expect(await rulesOf(service.learner(), '&topic=speed-distance')).toMatchObject([{ ruleId: 'built-up' }]);
  });

  test('are none in a category whose questions have no rules', async () => {
    const { status, body } = await service.learner().call('get', '/rules?cat=PT&lang=en');
    expect([status, body]).toEqual([200, []]);
  });
});

describe('a rule', () => {
  test('is told in the asked language, with its figures, picture and law', async () => {
    const { status, body } = await service.learner().call('get', '/rules/built-up?cat=B&lang=de');
    expect([status, getRule.answer.validate(body, { convert: false }).error]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      ruleId: 'built-up',
      text: 'Erlaubt sind 50\u00a0km/h.',
      picture: expect.stringMatching(/^\/media\/scenes\/here\.[0-9a-f]{8}\.svg$/),
      pictureAlt: 'ein Schild',
      legalBasis: [{ article: 'Art. 25 Abs. 1' }],
      beside: [{ ruleId: 'stop', title: 'Am Schild hältst du', questions: 2 }],
    });
  });

  test.each([
    ['that does not exist', '/rules/gone?cat=B&lang=en', 404],
    ['of another category', '/rules/stop?cat=PT&lang=en', 404],
    ['behind no question', '/rules/of-no-question?cat=B&lang=en', 404],
    ['that no rule can be called', '/rules/No%20rule?cat=B&lang=en', 404],
  ])('%s is not found', async (_what, path, expected) => {
    expect((await service.learner().call('get', path)).status).toBe(expected);
  });

  test('is told to nobody who is not signed in', async () => {
    expect((await service.anybody('get', '/rules/stop?cat=B&lang=en')).status).toBe(401);
  });
});

test('a mistake brings the other questions of its rule sooner than a right answer does', async () => {
  const placeOfSecond = async (answer: Answer) => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'topic', rule: 'stop' });
    await checkExam(learner, practice, { [first]: answer });
    const { questions } = await beginTest(learner, { mode: 'review', size: NUMBERS.length });
    return questions.findIndex(({ questionNumber }) => questionNumber === second);
  };
  const [afterMistake, afterRight] = [
    await placeOfSecond(wrongAnswer(first)),
    await placeOfSecond(rightAnswer(first)),
  ];
  expect(afterMistake).toBeLessThan(afterRight);
});

describe('a test of a rule', () => {
  test('asks its questions, and names the rules with each solution', async () => {
    const learner = service.learner();
    const practice = await beginTest(learner, { mode: 'topic', rule: 'stop' });
    expect(practice.questions.map(({ questionNumber }) => questionNumber).sort()).toEqual([first, second]);
    const { body } = await giveAnswer(learner, practice, first);
    expect(body.rules).toEqual([
      { ruleId: 'stop', title: 'title: you stop at the sign' },
      { ruleId: 'built-up', title: 'title of built-up (en)' },
    ]);
  });

  test.each([
    ['no rule there is', { mode: 'topic', rule: 'gone' }, [422, 'validation', 'rule']],
    ['a topic too', { mode: 'topic', rule: 'stop', topic: 'road-signs' }, [422, 'validation', 'rule']],
    ['another mode', { mode: 'exam', rule: 'stop' }, [422, 'validation', 'rule']],
    ['no question of the category', { mode: 'topic', rule: 'of-no-question' }, [409, 'no-questions']],
    [
      'a contrast that is not beside it',
      { mode: 'topic', rule: 'stop', contrast: 'built-up' },
      [422, 'validation', 'contrast'],
    ],
    ['a contrast alone', { mode: 'topic', contrast: 'stop' }, [422, 'validation', 'contrast', 'topic']],
    ['a contrast in another mode', { mode: 'review', contrast: 'stop' }, [422, 'validation', 'contrast']],
  ])('is refused with %s', async (_what, wanted, expected) => {
    expect(await refusal(service.learner(), wanted)).toEqual(expected);
  });
});

test('a test of a rule and one beside it takes turns with questions that only one of them decides', async () => {
  const pair = { mode: 'topic', rule: 'built-up', contrast: 'stop' };
  const { questions } = await beginTest(service.learner(), pair);
  expect(questions.map(({ questionNumber }) => questionNumber)).toEqual([third, second]);
});

test('an exam under way tells no rule', async () => {
  const learner = service.learner();
  const exam = await beginExam(learner);
  const { text } = await learner.call('get', `/single/${exam.testId}`);
  expect(text).not.toContain('"rules"');
});

describe('a question of the official bank', () => {
  const mediaName = 'film-1.wmv';
  const digest = officialDigest({ text: 'question of an edition', answers: [], mediaName });
  const text = { pl: 'Question, of an EDITION?', en: 'x', de: 'x' };
  let portal: TestService;

  beforeAll(async () => {
    portal = await startService({
      rules: { 'rules.json': [rule('stop')], 'official-ties.json': { [digest]: ['stop'] } },
    });
    const official = { ...OFFICIAL, mediaName };
    await publishEdition(
      portal.connection,
      officialExams(1, 'B', (number) => (number === 1 ? { text, answers: null, official } : {})),
    );
  });

  afterAll(() => portal.stop());

  test('has its rule whatever its number and spelling, and can be practised by it', async () => {
    const learner = portal.learner();
    expect(await rulesOf(learner)).toMatchObject([{ ruleId: 'stop', questions: 1 }]);
    const practice = await beginTest(learner, { mode: 'topic', rule: 'stop' });
    expect(practice.questions.map(({ questionNumber }) => questionNumber)).toEqual([1]);
    const { body } = await learner.call('put', `/${practice.testId}/answers/1`, { answer: 'T' });
    expect(body.rules).toEqual([{ ruleId: 'stop', title: 'title of stop (en)' }]);
  });
});
