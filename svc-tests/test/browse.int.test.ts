import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowsedQuestionDto, BrowsedQuestionsDto } from '@zielona-fala/contracts';
import { browseQuestions } from '@zielona-fala/contracts/api/questions/browse-questions';
import { question, questionsForExams } from '@zielona-fala/contracts/bank/testing';
import { createBankStore, createDrawStore, planBank } from '@zielona-fala/question-store';
import { waitFor } from '@zielona-fala/service-kit/testing';
import { officialExams, publishEdition } from './support/edition.ts';
import { beginExam, checkExam, rightAnswer } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const BANK_SIZE = 64;
const MAX_PAGE_SIZE = 100;
const SECOND_SERVICE_MS = 120_000;

let service: TestService;
let first: number;

beforeAll(async () => {
  service = await startService();
  const [question] = questionsForExams(2);
  first = question?.number ?? 0;
  await waitFor(
    'the loaded bank to be found',
    async () => (await browse(service.learner())).total === BANK_SIZE,
  );
});

afterAll(() => service.stop());

async function browse(learner: Learner, more = ''): Promise<BrowsedQuestionsDto> {
  const { status, body } = await learner.call('get', `/questions?cat=B&lang=en${more}`);
  expect([status, browseQuestions.answer.validate(body, { convert: false }).error]).toEqual([200, undefined]);
  return body;
}

const numbersOf = ({ questions }: BrowsedQuestionsDto) =>
  questions.map(({ questionNumber }) => questionNumber);

describe('browsing', () => {
  test('shows the questions of a category with their answers, page by page', async () => {
    const learner = service.learner();
    const seen: BrowsedQuestionDto[] = [];
    let page = await browse(learner, '&limit=30');
    expect(page.total).toBe(BANK_SIZE);
    for (; page.next !== null; page = await browse(learner, `&limit=30&cursor=${page.next}`)) {
      seen.push(...page.questions);
    }
    seen.push(...page.questions);
    expect(seen.map(({ questionNumber }) => questionNumber)).toEqual(
      Array.from({ length: BANK_SIZE }, (_, index) => first + index),
    );
    for (const { questionNumber, solution } of seen) {
      expect(solution?.correctAnswer).toBe(rightAnswer(questionNumber));
    }
  });

  test('finds by words, number, part, points and topic, in the language asked for', async () => {
    const learner = service.learner();
    expect(numbersOf(await browse(learner, `&q=${first + 7}`))[0]).toBe(first + 7);
    expect((await browse(learner, '&q=QUEST')).total).toBe(BANK_SIZE);
    expect((await browse(learner, '&q=wrong')).questions.every(({ type }) => type === 'technical')).toBe(
      true,
    );
    const [{ topic }] = (await browse(learner, '&part=primary&points=1')).questions as [BrowsedQuestionDto];
    const { questions } = await browse(learner, `&part=primary&points=1&topic=${topic}`);
    expect(questions.length).toBeGreaterThan(0);
    for (const each of questions) {
      expect(each).toMatchObject({ type: 'primary', pointsValue: 1, topic });
    }
    const german = await learner.call('get', '/questions?cat=B&lang=de&limit=1');
    expect(german.body.questions[0].questionTranslations[0].language).toBe('de');
  });

  test('withholds the answers of the learner’s own unfinished test, and of no other', async () => {
    const learner = service.learner();
    const exam = await beginExam(learner);
    const asked = new Set(exam.questions.map(({ questionNumber }) => questionNumber));
    const withheld = ({ questions }: BrowsedQuestionsDto) =>
      questions.filter(({ solution }) => solution === null).map(({ questionNumber }) => questionNumber);
    const all = `&limit=${MAX_PAGE_SIZE}`;
    expect(new Set(withheld(await browse(learner, all)))).toEqual(asked);
    expect(withheld(await browse(service.learner(), all))).toEqual([]);
    await checkExam(learner, exam, {});
    expect(withheld(await browse(learner, all))).toEqual([]);
  });

  test('is for learners alone, and says what is wrong with a filter', async () => {
    expect((await service.anybody('get', '/questions?cat=B&lang=en')).status).toBe(401);
    const refused = ['lang=en', 'cat=B', 'cat=X&lang=en', 'cat=B&lang=en&points=4', 'cat=B&lang=en&part=x'];
    const more = [
      'topic=x',
      'limit=101',
      'cursor=3-1',
      'bookmarked=maybe',
      `q=${'x'.repeat(101)}`,
      'other=1',
    ];
    const learner = service.learner();
    for (const query of [...refused, ...more.map((each) => `cat=B&lang=en&${each}`)]) {
      expect([query, (await learner.call('get', `/questions?${query}`)).status]).toEqual([query, 422]);
    }
  });

  test(
    'shows what is drawn from now as soon as that changes',
    async () => {
      const other = await startService();
      try {
        const bank = createBankStore(other.connection, createDrawStore(other.connection));
        const learner = other.learner();
        expect((await browse(learner, '&q=hedgehog')).total).toBe(0);
        const hedgehog = question(first, {
          text: {
            pl: 'Jeż na drodze',
            en: 'A hedgehog on the road',
            de: 'Ein Igel auf der Straße',
            uk: 'Їжак на дорозі',
          },
        });
        const changed = [hedgehog, ...questionsForExams(2).slice(1)];
        await bank.carryOut(planBank(changed, await bank.knownRevisions()));
        await waitFor('the hedgehog to be found', async () => {
          return (await browse(learner, '&q=hedgehog')).total === 1;
        });
        const inUkrainian = await learner.call(
          'get',
          `/questions?cat=B&lang=uk&q=${encodeURIComponent('їжа')}`,
        );
        expect(inUkrainian.body.questions).toMatchObject([
          { questionTranslations: [{ language: 'uk', questionText: 'Їжак на дорозі' }] },
        ]);
        expect((await browse(learner)).total).toBe(BANK_SIZE);
      } finally {
        await other.stop();
      }
    },
    SECOND_SERVICE_MS,
  );
});

describe('bookmarks', () => {
  test('are set and removed, however often, and shown where questions are', async () => {
    const learner = service.learner();
    const set = (number: number) => learner.call('put', `/bookmarks/${number}`);
    const remove = (number: number) => learner.call('delete', `/bookmarks/${number}`);
    for (const number of [first + 3, first + 1, first + 3]) expect((await set(number)).status).toBe(204);
    const bookmarked = await browse(learner, '&bookmarked=true');
    expect(bookmarked.total).toBe(2);
    expect(numbersOf(bookmarked)).toEqual([first + 1, first + 3]);
    const all = await browse(learner, '&limit=5');
    expect(all.questions.map(({ isBookmarked }) => isBookmarked)).toEqual([false, true, false, true, false]);
    for (let times = 0; times < 2; times += 1) expect((await remove(first + 3)).status).toBe(204);
    expect(numbersOf(await browse(learner, '&bookmarked=true'))).toEqual([first + 1]);
    expect((await browse(service.learner(), '&bookmarked=true')).total).toBe(0);
  });

  test(
    'stay where exams no longer ask the question: of our own bank, and one that an edition withdraws',
    async () => {
      const other = await startService();
      try {
        const learner = other.learner();
        const editions = [
          officialExams(2),
          officialExams(2, 'B', () => ({ text: { pl: 'Nowe', en: 'Reworded', de: 'Neu' } })).slice(1),
        ];
        const begins = (number: number | undefined) =>
          waitFor('what exams ask to begin with the question', async () => {
            return numbersOf(await browse(learner, '&limit=1'))[0] === number;
          });
        const bookmarked = (more = '') => browse(learner, `&bookmarked=true${more}`);
        const set = async (number: number) =>
          expect((await learner.call('put', `/bookmarks/${number}`)).status).toBe(204);
        await begins(first);
        await set(first);
        for (const edition of editions) {
          await publishEdition(other.connection, edition);
          await begins(edition[0]?.number);
          expect(numbersOf(await browse(learner, `&q=${first}`))).not.toContain(first);
          await set(1);
          await set(2);
          const { total, questions } = await bookmarked();
          expect([total, questions.map(({ questionNumber }) => questionNumber)]).toEqual([3, [1, 2, first]]);
          expect(questions.every(({ isBookmarked }) => isBookmarked)).toBe(true);
        }
        expect(numbersOf(await bookmarked('&q=reworded'))).toEqual([2]);
        expect(numbersOf(await bookmarked(`&q=${first}`))[0]).toBe(first);
        for (const number of [1, first]) await learner.call('delete', `/bookmarks/${number}`);
        expect(numbersOf(await bookmarked())).toEqual([2]);
      } finally {
        await other.stop();
      }
    },
    SECOND_SERVICE_MS,
  );

  test('are of questions that there are', async () => {
    expect((await service.learner().call('put', '/bookmarks/5')).status).toBe(404);
  });

  test('end at a thousand, without losing one, also when the last ones are set at once', async () => {
    const learner = service.learner();
    const full = Array.from({ length: 998 }, (_, index) => ({ number: index + 1, added: new Date() }));
    const bookmarks = service.connection.collection<{ _id: number; bookmarks: object[] }>('bookmarks');
    await bookmarks.insertOne({ _id: learner.userId, bookmarks: full });
    const answers = await Promise.all(
      [0, 1, 2, 3].map((more) => learner.call('put', `/bookmarks/${first + more}`)),
    );
    const refused = answers.filter(({ status }) => status !== 204);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'too-many-bookmarks'],
      [409, 'too-many-bookmarks'],
    ]);
    expect(await bookmarks.countDocuments({ _id: learner.userId, bookmarks: { $size: 1000 } })).toBe(1);
    const [again] = answers.flatMap(({ status }, more) => (status === 204 ? [first + more] : []));
    expect((await learner.call('put', `/bookmarks/${again}`)).status).toBe(204);
  });

  test('set for the first time at once are all kept', async () => {
    const learner = service.learner();
    const numbers = Array.from({ length: 8 }, (_, index) => first + index);
    const answers = await Promise.all(numbers.map((number) => learner.call('put', `/bookmarks/${number}`)));
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 204));
    expect(numbersOf(await browse(learner, '&bookmarked=true'))).toEqual(numbers);
  });
});
