import { polishDayOf, REPORT_ANSWER_RULE } from '@zielona-fala/contracts';
import type { Notices } from '@zielona-fala/service-kit/notices';
import { type Clock, CommandRefused } from '@zielona-fala/service-kit/process';
import type { QuestionReport, ReportChange, ReportStore } from './store.ts';

export const USAGE = `list [--all]       open reports by question, or all of them
answer ID TEXT     says something to whoever reported it; a second answer takes the place of the first
close ID           ends a report, with or without an answer
Each can be repeated: what is done already stays as it is.`;

export interface OperatorParts {
  readonly reports: ReportStore;
  /** Null if no Redis is configured: pages then show an answer when they are next loaded. */
  readonly notices: Pick<Notices, 'append'> | null;
  readonly clock: Clock;
}

/** A command of the operator. @returns the output @throws CommandRefused if there is no such report */
export type OperatorCommand = (parts: OperatorParts) => Promise<string>;

/** @returns null for arguments that are no command */
export function readOperatorCommand([command, ...args]: readonly string[]): OperatorCommand | null {
  const [first, second, ...more] = args;
  if (command === 'list' && second === undefined && (first === undefined || first === '--all')) {
    return list(first === '--all');
  }
  const reportId = first !== undefined && /^\d{1,16}$/.test(first) ? Number(first) : null;
  if (reportId === null || more.length > 0) return null;
  if (command === 'close' && second === undefined) return close(reportId);
  const answerText = second?.trim() ?? '';
  const isLongEnough = answerText.length >= REPORT_ANSWER_RULE.min;
  if (command === 'answer' && isLongEnough && answerText.length <= REPORT_ANSWER_RULE.max) {
    return answer(reportId, answerText);
  }
  return null;
}

const list =
  (isAll: boolean): OperatorCommand =>
  async ({ reports }) => {
    const counts = (await reports.counts()).filter(({ open }) => isAll || open > 0);
    if (counts.length === 0) return 'There are no reports';
    const blocks = counts.map(async ({ number, open, total }) => {
      const listed = (await reports.ofQuestion(number)).filter(({ status }) => isAll || status === 'open');
      return [`Question ${number}: ${total} reported, ${open} open`, ...listed.map(describe)].join('\n');
    });
    return (await Promise.all(blocks)).join('\n');
  };

const answer =
  (reportId: number, text: string): OperatorCommand =>
  async ({ reports, notices, clock }) => {
    const change = known(reportId, await reports.answer(reportId, text, clock.now()));
    const report = await reports.find(reportId);
    if (notices !== null && report !== null) await tell(notices, report);
    return change === 'changed' ? `Report ${reportId} is answered` : `Report ${reportId} has this answer`;
  };

const close =
  (reportId: number): OperatorCommand =>
  async ({ reports }) => {
    const change = known(reportId, await reports.close(reportId));
    return change === 'changed' ? `Report ${reportId} is closed` : `Report ${reportId} was closed before`;
  };

/** Also if the command is repeated: an existing notice is not appended twice. */
const tell = (
  notices: Pick<Notices, 'append'>,
  { reportId, userId, number, answered }: QuestionReport,
): Promise<void> =>
  notices.append(userId, {
    id: `${reportId} ${answered?.toISOString()}`,
    type: 'report-answered',
    data: { reportId, questionNumber: number },
  });

function known(reportId: number, change: ReportChange): ReportChange {
  if (change === 'unknown') throw new CommandRefused(`There is no report ${reportId}`);
  return change;
}

/** One line about a report, without who reported it. */
function describe({ reportId, status, created, kind, text, answer: said }: QuestionReport): string {
  const words = [text, ...(said === null ? [] : [`→ ${said}`])].map(onOneLine).filter((each) => each !== '');
  const facts = [reportId, status, polishDayOf(created), kind];
  return `  ${[...facts, ...words].join('  ')}`;
}

/** What a learner wrote must not do anything to the operator's terminal. */
const onOneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim();
