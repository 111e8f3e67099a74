import { NOT_EXPORTED_OF_KIT } from '@zielona-fala/service-kit/events';

/** The part of the export that contains a collection's data about a learner, or why there is none. */
export const COLLECTIONS = {
  exported: {
    learners: 'level',
    exams: 'exams',
    category_counts: 'counts',
    standings: 'rankings',
    active_days: 'activity',
    topic_counts: 'topics',
    medals: 'medals',
  },
  notExported: {
    ...NOT_EXPORTED_OF_KIT,
    exam_days: 'how many exams were finished on a day, which are exported themselves',
    counted_tests: 'which learning tests the topics count',
    retold_events: 'tests and answers while they are replayed, which are exported where they are kept',
    ranking_changes: 'whose standings Redis has still to hear of, for a moment',
    closed_weeks: 'which weeks are over, and nobody',
  },
} as const;
