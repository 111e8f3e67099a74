import type { FeatureFlag, FeatureFlagDto } from '@zielona-fala/contracts';
import { type Clock, type Log, singleFlight } from '@zielona-fala/service-kit/process';
import type { FlagState, FlagStore } from './store.ts';

/** For how long an answer holds, in seconds: so soon after an operator's command every replica follows. */
export const FLAGS_HOLD_SECONDS = 5;

/**
 * The flags that are on. While the database does not answer, those that were on before.
 * @throws when it has never answered
 */
export type Flags = () => Promise<readonly FeatureFlagDto[]>;

/** @param possible the flags that this installation can turn on: the others stay off, whatever an operator says */
export function createFlags(
  store: Pick<FlagStore, 'list'>,
  possible: (name: FeatureFlag) => boolean,
  clock: Clock,
  log: Log,
): Flags {
  let known: readonly FeatureFlagDto[] | null = null;
  let holdsUntil = Number.NEGATIVE_INFINITY;

  const read = singleFlight(async (): Promise<readonly FeatureFlagDto[]> => {
    try {
      known = onOf(await store.list()).filter(({ name }) => possible(name));
    } catch (error) {
      if (known === null) throw error;
      log.warn({ err: error }, 'feature flags not read; using cached flags');
    }
    holdsUntil = clock.now().getTime() + FLAGS_HOLD_SECONDS * 1000;
    return known;
  });

  return async () => (known !== null && clock.now().getTime() < holdsUntil ? known : read());
}

const onOf = (states: readonly FlagState[]) =>
  states.filter(({ isOn }) => isOn).map(({ name }) => ({ name }));
