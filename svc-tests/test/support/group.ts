import { expect } from '@jest/globals';
import {
  DEFAULT_SHARING,
  type GroupDetailsDto,
  type GroupDto,
  type HomeworkDto,
} from '@zielona-fala/contracts';
import type { Declaration } from '@zielona-fala/contracts/api/declare';
import { answersExcept, beginExam, checkExam, rightAnswers } from './exam.ts';
import type { Learner, TestService } from './service.ts';

/** A group of category B that somebody makes to lead it. */
export async function makeGroup(instructor: Learner, name = 'Kurs sobotni'): Promise<GroupDto> {
  const answer = await instructor.call('post', '/groups', { name, categoryName: 'B' });
  if (answer.status !== 201) throw new Error(`no group: ${answer.text}`);
  return answer.body as GroupDto;
}

/** Joins by the group's code, as its instructor knows it. */
export async function join(learner: Learner, { code }: GroupDto): Promise<GroupDto> {
  const answer = await learner.call('post', '/groups/join', { code });
  if (answer.status !== 200) throw new Error(`not joined: ${answer.text}`);
  return answer.body as GroupDto;
}

export async function detailsOf(learner: Learner, { groupId }: GroupDto): Promise<GroupDetailsDto> {
  const answer = await learner.call('get', `/groups/${groupId}`);
  if (answer.status !== 200) throw new Error(`no group: ${answer.text}`);
  return answer.body as GroupDetailsDto;
}

/** Sets 20 questions on priority, unless `wanted` says otherwise. */
export async function setHomework(
  instructor: Learner,
  { groupId }: GroupDto,
  wanted: Pick<HomeworkDto, 'due'> & Partial<HomeworkDto>,
): Promise<HomeworkDto> {
  const body = { topic: 'right-of-way', count: 20, ...wanted };
  const answer = await instructor.call('post', `/groups/${groupId}/homework`, body);
  if (answer.status !== 201) throw new Error(`no homework: ${answer.text}`);
  return answer.body as HomeworkDto;
}

/** Takes an exam of category B with every answer right, or every one wrong. */
export async function takeExam(learner: Learner, input: 'passed' | 'failed'): Promise<void> {
  const exam = await beginExam(learner);
  await checkExam(
    learner,
    exam,
    input === 'passed' ? rightAnswers(exam) : answersExcept(exam, exam.questions),
  );
}

/** Puts learners into a group as if they had joined. */
export async function fill(
  { connection }: TestService,
  { groupId }: GroupDto,
  learners: readonly Learner[],
): Promise<void> {
  const members = learners.map(({ userId }) => ({ userId, joined: new Date(), sharing: DEFAULT_SHARING }));
  await connection
    .collection<{ _id: number; members: typeof members }>('groups')
    .updateOne({ _id: groupId }, { $push: { members: { $each: members } } });
}

/** Expects an answer of the form that the call declares. */
export const fits = ({ answer }: Declaration, body: unknown): void =>
  expect(answer?.validate(body, { convert: false }).error).toBeUndefined();
