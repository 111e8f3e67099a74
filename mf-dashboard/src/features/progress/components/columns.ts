import { defineMessages } from 'react-intl';

/** Columns that several tables have. */
export const COLUMNS = defineMessages({
  day: {
    id: 'dashboard.statistics.table.day',
    defaultMessage: 'Dzień',
    description: 'Column: day of the exam',
  },
  exams: {
    id: 'dashboard.statistics.exams',
    defaultMessage: 'Egzaminy',
    description: 'Column: number of exams',
  },
  passed: {
    id: 'dashboard.statistics.passed',
    defaultMessage: 'Zdane',
    description: 'Column: exams passed',
  },
});
