import { GROUP_RESPONSES } from './groups.ts';
import { LEARNING_RESPONSES } from './learning.ts';
import { PACK_RESPONSES } from './pack.ts';
import { REPORTS_RESPONSES } from './reports.ts';
import { TESTS_RESPONSES } from './tests.ts';

/** joi schemas of the DTOs that calls answer with, each typed by its DTO. */
export const RESPONSES = {
  ...TESTS_RESPONSES,
  ...LEARNING_RESPONSES,
  ...PACK_RESPONSES,
  ...REPORTS_RESPONSES,
  ...GROUP_RESPONSES,
} as const;
