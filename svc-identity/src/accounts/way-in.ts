/** A way into an account besides its password. */
export interface WayIn {
  /** Number of password resets when it was added or last confirmed; absent if that was not recorded yet. */
  readonly passwordResets?: number;
}

/**
 * Whether a sign-in method is valid. A password may be reset to lock out someone who knew the previous one and may have added
 * methods of their own, so after a reset each method is invalid until the learner confirms it.
 */
export const isConfirmed = (
  { passwordResets = 0 }: WayIn,
  account: { readonly passwordResets: number },
): boolean => passwordResets === account.passwordResets;
