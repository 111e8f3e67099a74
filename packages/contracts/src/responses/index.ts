import { EXPORT_RESPONSES } from './export.ts';
import { GROUP_RESPONSES } from './groups.ts';
import { IDENTITY_RESPONSES } from './identity.ts';
import { LEARNING_RESPONSES } from './learning.ts';
import { PACK_RESPONSES } from './pack.ts';
import { REPORTS_RESPONSES } from './reports.ts';
import { STATS_RESPONSES } from './stats.ts';
import { TESTS_RESPONSES } from './tests.ts';

/** joi schemas of the DTOs that calls answer with, each typed by its DTO. */
export const RESPONSES = {
  ...IDENTITY_RESPONSES,
  ...STATS_RESPONSES,
  ...TESTS_RESPONSES,
  ...LEARNING_RESPONSES,
  ...PACK_RESPONSES,
  ...REPORTS_RESPONSES,
  ...GROUP_RESPONSES,
  ...EXPORT_RESPONSES,
} as const;

export { NOTICES } from './notices.ts';
