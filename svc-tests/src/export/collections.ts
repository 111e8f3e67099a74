import { NOT_EXPORTED_OF_KIT } from '@zielona-fala/service-kit/events';

/** The part of the export that contains a collection's data about a learner, or why there is none. */
export const COLLECTIONS = {
  exported: {
    tests: 'tests',
    learning: 'learning',
    learners: 'experiencePoints',
    bookmarks: 'bookmarks',
    question_reports: 'reports',
    groups: 'groups',
    reminders: 'reminders',
  },
  notExported: {
    ...NOT_EXPORTED_OF_KIT,
    answer_records:
      'how many answers were told to the statistics, which export them by day, and count for homework; the tests tell which',
    pack_answers: 'which answers of packs counted, for 40 days; the answers are exported with their tests',
  },
} as const;
