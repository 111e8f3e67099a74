/** Flag that shows the Google button. */
export const GOOGLE_SIGN_IN_FLAG = 'google-sign-in';

/** Every flag that some code asks for: an operator can turn these on and off, and no other. */
export const FEATURE_FLAGS = [GOOGLE_SIGN_IN_FLAG] as const;

export type FeatureFlag = (typeof FEATURE_FLAGS)[number];
