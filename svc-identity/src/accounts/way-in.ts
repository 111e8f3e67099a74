/** A way into an account besides its password. */
export interface WayIn {
  /** How often the password had been reset when it was added or last confirmed; those from before that was noted have none. */
  readonly passwordResets?: number;
}

/**
 * Whether a way in counts. Who resets a password may do so to get rid of somebody who knew the one before, and who added
 * ways of their own: after a reset each of them waits until its learner confirms it.
 */
export const isConfirmed = (
  { passwordResets = 0 }: WayIn,
  account: { readonly passwordResets: number },
): boolean => passwordResets === account.passwordResets;
