import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuestionDto } from '@zielona-fala/contracts';
import { OFFICIAL, officialExams, publishEdition } from './support/edition.ts';
import { beginExam, checkExam } from './support/exam.ts';
import { startService, type TestService } from './support/service.ts';

type Kind = 'shown' | 'never given' | 'lost by the server' | 'has none';

/** Just one exam, whose questions show all that can become of a picture. */
const KINDS: readonly Kind[] = ['shown', 'never given', 'lost by the server', 'has none'];
const kindOf = (number: number): Kind => KINDS[number % KINDS.length] ?? 'shown';
const fileOf = (number: number) => `official/picture-${number}.0123abcd.jpg`;
const EDITION = officialExams(1, 'B', (number) => {
  const kind = kindOf(number);
  const isStored = kind === 'shown' || kind === 'lost by the server';
  return {
    media: isStored ? { file: fileOf(number), alt: null } : null,
    official: { ...OFFICIAL, mediaName: kind === 'has none' ? null : `picture ${number}.jpg` },
  };
});
const isMissing = (number: number) => ['never given', 'lost by the server'].includes(kindOf(number));

let service: TestService;

beforeAll(async () => {
  const served = await mkdtemp(path.join(tmpdir(), 'missing-'));
  await mkdir(path.join(served, 'official'));
  for (const { number } of EDITION) {
    if (kindOf(number) === 'shown') await writeFile(path.join(served, fileOf(number)), `picture ${number}`);
  }
  service = await startService({ config: { MEDIA_DIR: served } });
  await publishEdition(service.connection, EDITION);
});

afterAll(async () => {
  await service.stop();
});

function expectMarks(questions: readonly QuestionDto[]): void {
  expect(questions.length).toBeGreaterThan(0);
  for (const { questionNumber, media, mediaMissing } of questions) {
    const isShown = kindOf(questionNumber) === 'shown';
    expect({ questionNumber, isShown: media !== null, mediaMissing }).toEqual({
      questionNumber,
      isShown,
      mediaMissing: isMissing(questionNumber) ? true : undefined,
    });
  }
}

test('every call that answers with questions says which of them lack their picture on this server', async () => {
  const learner = service.learner();
  const exam = await beginExam(learner);
  expect(new Set(exam.questions.map(({ questionNumber }) => kindOf(questionNumber))).size).toBe(4);
  expectMarks(exam.questions);
  const questionsOf = async (call: string) => (await learner.call('get', call)).body.questions;
  expectMarks(await questionsOf(`/single/${exam.testId}?lang=de`));
  expectMarks(await questionsOf('/trial?cat=B&lang=pl'));
  await checkExam(learner, exam, {});
  expectMarks(await questionsOf(`/${exam.testId}/review`));
  for (let asked = 0; asked < 8; asked += 1) {
    expectMarks([(await service.anybody('get', '/question/random?cat=B&lang=en')).body]);
  }
});
