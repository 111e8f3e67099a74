import type { AnswerRecordStore } from '../activity/store.ts';
import type { TestStore } from '../exams/store.ts';
import type { Group } from './group.ts';

/** How many answers a learner has given for a piece of homework. */
export type Answered = (homeworkId: number, userId: number) => number;

/** Answers count in tests begun with the homework: those that ended, deleted ones too, and the one that is open. */
export interface HomeworkProgress {
  /** Two queries, and none for groups without homework. */
  of(groups: readonly Pick<Group, 'homework'>[], userIds: readonly number[]): Promise<Answered>;
}

export function createHomeworkProgress({
  records,
  tests,
}: {
  readonly records: Pick<AnswerRecordStore, 'countHomework'>;
  readonly tests: Pick<TestStore, 'openHomework'>;
}): HomeworkProgress {
  return {
    async of(groups, userIds) {
      const homework = groups.flatMap((group) => (group.homework ?? []).map(({ homeworkId }) => homeworkId));
      if (homework.length === 0 || userIds.length === 0) return () => 0;
      const [ended, open] = await Promise.all([
        records.countHomework(homework, userIds),
        tests.openHomework(homework, userIds),
      ]);
      const sums = new Map<string, number>();
      const add = (homeworkId: number | undefined, userId: number, answered: number) => {
        const key = `${homeworkId}:${userId}`;
        sums.set(key, (sums.get(key) ?? 0) + answered);
      };
      for (const each of ended) add(each.homework, each.userId, each.answered);
      for (const each of open) add(each.homework, each.userId, Object.keys(each.answers).length);
      return (homeworkId, userId) => sums.get(`${homeworkId}:${userId}`) ?? 0;
    },
  };
}
