import { unavailable } from '@zielona-fala/service-kit/http';

/**
 * Waits until all services can know that sessions end. Called before the change that ends them is committed: a change that
 * was made without it would leave their access tokens valid for up to an hour, and trying again would find nothing to end.
 * @throws Problem 503 while Redis is unavailable
 */
export async function toldEverywhere(telling: Promise<void>): Promise<void> {
  try {
    await telling;
  } catch (error) {
    throw unavailable('Access tokens could not be revoked everywhere; try again in a moment', 5, error);
  }
}
