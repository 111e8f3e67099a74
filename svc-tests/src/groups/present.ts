import type {
  GroupDto,
  GroupMemberDto,
  HomeworkDto,
  Locale,
  MemberAnswerDto,
  MemberResultDto,
  PersonDto,
} from '@zielona-fala/contracts';
import { type Rule, type RuleBook, withFigures } from '@zielona-fala/contracts/bank';
import type { CountedTest, FinishedTest } from '../exams/exam.ts';
import { categoryOf } from '../exams/present.ts';
import type { MemberStanding } from '../study/member-standings.ts';
import { examOf, examsOf, practiceOf } from './figures.ts';
import { type Group, type Homework, type Member, memberOf, roleOf } from './group.ts';
import type { Answered } from './progress.ts';

/**
 * @param userId of who looks at it
 * @param answered what a member has answered for homework
 * @param book with the rules that homework is about
 */
export function presentGroup(
  group: Group,
  userId: number,
  instructor: PersonDto,
  answered: Answered,
  { rules }: RuleBook,
): GroupDto {
  const role = roleOf(group, userId);
  const { homework = [] } = group;
  return {
    groupId: group.groupId,
    name: group.name,
    category: categoryOf(group.category),
    created: group.created.toISOString(),
    role,
    instructor,
    memberCount: group.members.length,
    proposedExam: group.proposedExam,
    homework: homework
      .toSorted((one, other) => one.due.localeCompare(other.due) || one.homeworkId - other.homeworkId)
      .map((each) =>
        presentHomework(each, role === 'member' ? answered(each.homeworkId, userId) : null, rules),
      ),
    code: role === 'instructor' ? group.code : null,
    sharing: memberOf(group, userId)?.sharing ?? null,
  };
}

/** @param answered null for the instructor */
export function presentHomework(
  { rule, ...homework }: Homework,
  answered: number | null,
  rules: RuleBook['rules'],
): HomeworkDto {
  const told = rule === undefined ? undefined : rules.get(rule);
  return {
    ...homework,
    // a rule that has left the book since leaves its id as its title
    ...(rule !== undefined && { rule: { ruleId: rule, titles: told ? titlesOf(told) : untitled(rule) } }),
    created: homework.created.toISOString(),
    answered,
  };
}

const inEachLanguage = (of: (locale: Locale) => string): Readonly<Record<Locale, string>> => ({
  pl: of('pl'),
  en: of('en'),
  de: of('de'),
});
const titlesOf = (rule: Rule) => inEachLanguage((locale) => withFigures(rule.title, rule, locale));
const untitled = (ruleId: string) => inEachLanguage(() => ruleId);

export interface MemberFacts {
  /** The newest first. */
  readonly tests: readonly CountedTest[];
  readonly standing: MemberStanding | undefined;
  /** For each piece of the group's homework. */
  readonly homework: GroupMemberDto['homework'];
}

/**
 * A member as the instructor sees it.
 * @param facts of the group's category; those that are not shared are not shown
 */
export function presentMember(
  { userId, joined, sharing }: Member,
  person: PersonDto,
  { tests, standing, homework }: MemberFacts,
  now: Date,
): GroupMemberDto {
  return {
    userId,
    ...person,
    joined: joined.toISOString(),
    sharing,
    practice: sharing.readiness ? practiceOf(tests, now) : null,
    readiness: (sharing.readiness && standing?.readiness) || null,
    exams: sharing.exams ? examsOf(tests) : null,
    homework: sharing.readiness ? homework : null,
    topics: (sharing.topics && standing?.topics) || null,
  };
}

/** @param exams of the member, the newest first */
export function presentResults(
  { sharing }: Member,
  exams: readonly FinishedTest[],
): readonly MemberResultDto[] | null {
  if (!sharing.exams) return null;
  return exams.flatMap((exam) => {
    const { finished, result } = exam.outcome;
    const shown = examOf({ ...exam, finished, points: result.summaryPoints });
    return shown === null ? [] : [{ ...shown, answers: sharing.answers ? answersOf(exam) : null }];
  });
}

function answersOf({ questions, answers, outcome }: FinishedTest): readonly MemberAnswerDto[] {
  return questions.flatMap(({ number }) => {
    const correctAnswer = outcome.result.correctAnswers[number];
    const answer = answers[number];
    return correctAnswer === undefined
      ? []
      : [{ questionNumber: number, ...(answer && { answer }), correctAnswer }];
  });
}
