import { type Revocations, unavailable } from '@zielona-fala/service-kit';

/**
 * Tells all services that sessions have ended.
 * @throws Problem 503 when Redis went away: the sessions are gone, but their access tokens live on for their hour
 */
export async function revokeAll(revocations: Revocations, sessionIds: readonly string[]): Promise<void> {
  try {
    for (const sessionId of sessionIds) await revocations.revokeSession(sessionId);
  } catch (error) {
    throw unavailable('The other services could not be told', 5, error);
  }
}
