import type { CheckResultDto } from '@zielona-fala/contracts';
import { isRefused } from '../../../shared/failure.ts';
import { createPatience } from './patience.ts';

export interface CheckOptions {
  readonly check: () => Promise<CheckResultDto>;
  /** The answers have not got through yet. */
  readonly onWaiting: () => void;
  readonly signal: AbortSignal;
}

/**
 * Sends the answers until the server has them.
 * @throws the refusal when the server says no; the signal's reason when it aborts
 */
export async function checkUntilAnswered({
  check,
  onWaiting,
  signal,
}: CheckOptions): Promise<CheckResultDto> {
  const patience = createPatience();
  for (;;) {
    signal.throwIfAborted();
    try {
      return await check();
    } catch (error) {
      if (isRefused(error)) throw error;
      onWaiting();
      await patience.afterFailure(signal);
    }
  }
}
