import { unavailable } from '@zielona-fala/service-kit/http';

/**
 * Publishes the end of sessions to all services. Called before the change is committed: otherwise, if publishing failed, access
 * tokens would stay valid for up to an hour, and a retry would find no session to end.
 * @throws Problem 503 while Redis is unavailable
 */
export async function toldEverywhere(telling: Promise<void>): Promise<void> {
  try {
    await telling;
  } catch (error) {
    throw unavailable('Access tokens could not be revoked everywhere; try again in a moment', 5, error);
  }
}
