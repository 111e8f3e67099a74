export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const;

/** Questions a day that a learner can aim at. */
export const DAILY_GOAL = { least: 1, most: 500, usual: 20 } as const;

export const DEFAULT_TIME_ZONE = 'Europe/Warsaw';
