/** Requirement 9.4: signs of other companies, which few screens show. */
export const BRANDS = ['android', 'apple', 'chrome', 'google', 'instagram', 'tiktok'] as const;

export type BrandName = (typeof BRANDS)[number];
