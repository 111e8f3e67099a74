import { readFileSync } from 'node:fs';

/** The running stack's own word of itself: the part that is read here. */
interface StackFile {
  /** The supervisor's process. */
  readonly pid: number;
  readonly portalUrl: string;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Finds the portal that answers the calls of a remote's own page.
 * @param env PORTAL_URL: another portal's address, or `mock` for none
 * @param stackFile `stack.json` of a stack
 * @returns its origin, or null when no stack runs
 * @throws Error when PORTAL_URL is neither
 */
export function findPortal(env: NodeJS.ProcessEnv, stackFile: string): string | null {
  if (env.PORTAL_URL === 'mock') return null;
  if (env.PORTAL_URL) {
    if (!URL.canParse(env.PORTAL_URL))
      throw new Error(`PORTAL_URL must be an address or mock, not ${env.PORTAL_URL}`);
    return new URL(env.PORTAL_URL).origin;
  }
  try {
    const { pid, portalUrl } = JSON.parse(readFileSync(stackFile, 'utf8')) as StackFile;
    return isRunning(pid) ? portalUrl : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
