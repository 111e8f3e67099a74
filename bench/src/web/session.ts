import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A learner who is signed in, in one browser after another. */
export interface Session {
  /** Works in a browser that has nothing in its cache, and closes it. */
  inBrowser<Result>(
    options: BrowserContextOptions,
    work: (context: BrowserContext) => Promise<Result>,
  ): Promise<Result>;
}

/**
 * Each browser begins with the storage of the first one, and with the cookies of the one before: a refresh token is good
 * for one renewal, and another one with it would end the session.
 */
export function continueSession(browser: Browser, { cookies, origins }: State): Session {
  let latest = cookies;
  return {
    async inBrowser(options, work) {
      const context = await browser.newContext({ ...options, storageState: { cookies: latest, origins } });
      try {
        return await work(context);
      } finally {
        latest = await context.cookies();
        await context.close();
      }
    },
  };
}
