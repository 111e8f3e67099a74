import type { GoogleOutcome } from '@zielona-fala/contracts';
import { Problem } from '@zielona-fala/service-kit/http';
import type { Log } from '@zielona-fala/service-kit/process';
import type { GoogleIdentity, Way } from './domain.ts';
import { type GoogleProvider, newChallenge, SignInRefused } from './provider.ts';
import type { Departure, GoogleStore } from './store.ts';

/** What a browser came back from the provider with. */
export type Arrival =
  | { readonly outcome: 'proven'; readonly way: Way; readonly identity: GoogleIdentity }
  /** Without a way where nobody knows that this browser had left. */
  | { readonly outcome: Exclude<GoogleOutcome, 'proven'>; readonly way: Way | null };

/** To the provider and back. */
export interface Journey {
  /** @returns where the browser goes. @throws Problem 503 while the provider is unavailable */
  depart(browser: string, way: Way): Promise<URL>;
  /** @param browser null for one that has not left from here */
  arrive(browser: string | null, query: URLSearchParams): Promise<Arrival>;
}

export function createJourney(parts: {
  provider: GoogleProvider;
  googleSignIns: GoogleStore;
  log: Log;
}): Journey {
  const { provider, googleSignIns, log } = parts;

  const departureOf = async (browser: string | null, query: URLSearchParams): Promise<Departure | null> => {
    const state = query.get('state');
    return browser === null || state === null ? null : googleSignIns.takeDeparture(browser, state);
  };

  /** Neither the code nor whatever else came with the answer is in the log. */
  const outcomeOf = (error: unknown): Exclude<GoogleOutcome, 'proven'> => {
    if (error instanceof SignInRefused) {
      log.info({ refusal: error.refusal, reason: error.message }, 'nobody signed in by way of the provider');
      return error.refusal;
    }
    if (error instanceof Problem && error.status === 503) return 'unavailable';
    throw error;
  };

  return {
    async depart(browser, way) {
      const challenge = newChallenge();
      const url = await provider.signInUrl(challenge);
      await googleSignIns.addDeparture(browser, { ...challenge, ...way });
      return url;
    },

    async arrive(browser, query) {
      const departure = await departureOf(browser, query);
      if (departure === null) return { outcome: 'failed', way: null };
      try {
        return { outcome: 'proven', way: departure, identity: await provider.identify(query, departure) };
      } catch (error) {
        return { outcome: outcomeOf(error), way: departure };
      }
    },
  };
}
