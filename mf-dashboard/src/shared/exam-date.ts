import { type Day, dayIn } from '@zielona-fala/contracts';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { defineMessage } from 'react-intl';

/** Beside a field for the day of an exam. */
export const EXAM_IS_OVER = defineMessage({
  id: 'dashboard.exam-date.over',
  defaultMessage: 'Ten dzień już minął. Wybierz dzisiejszy albo późniejszy.',
  description: 'Error of a field: the day of the state exam lies in the past',
});

export const isOver = (examDate: Day, timeZone: string): boolean => examDate < dayIn(timeZone, new Date());

/** Whether the server refused the day: its clock decides, not the browser's. */
export const isRefusedDate = (failure: ApiFailure | null): boolean =>
  failure?.errors.some(({ field }) => field === 'examDate') ?? false;
