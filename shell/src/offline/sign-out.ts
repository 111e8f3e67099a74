import type { Portal } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import type { Report } from '../error-reports.ts';
import type { Question } from '../overlays/load-overlays.ts';
import { timeLimit } from '../time-limit.ts';

/** How long the learner waits for the code of the question. */
const PATIENCE_MS = 3000;
/** Declared in confirm-loss.ts; here its id alone, because every page loads this. The words of the language are there. */
const UNSENT = { id: 'shell.unsent.text' };

type SignOutPortal = Pick<Portal, 'dialogs' | 'href' | 'intl' | 'navigation' | 'session'>;

export interface SignOutParts {
  readonly portal: () => SignOutPortal;
  readonly loadQuestion: () => Promise<Question>;
  readonly report: Report;
}

/** Of a learner whose account is not active yet: the answers that are not in it. */
function waitingForAccount(): number {
  try {
    const answers: readonly { isCounted?: boolean }[] = JSON.parse(
      browserMemory.read('accountAnswers') ?? '[]',
    );
    return answers.filter(({ isCounted }) => !isCounted).length;
  } catch {
    // another program on this device has written there
    return 0;
  }
}

/** Makes the portal's way out: asks first where it loses answers that are not sent yet, and leads home. */
export function createSignOut({ portal, loadQuestion, report }: SignOutParts): () => Promise<void> {
  const mayLose = async (unsent: number): Promise<boolean> => {
    const question = await Promise.race([loadQuestion(), timeLimit(PATIENCE_MS)]).catch((error: unknown) =>
      report('question', error),
    );
    if (question) return question.confirmLoss(portal(), unsent);
    // without a network the code of our own dialog may be missing
    const text = portal().intl().formatMessage(UNSENT, { count: unsent });
    return confirm(text);
  };
  return async () => {
    const unsent = Number(browserMemory.read('unsentAnswers')) + waitingForAccount();
    if (unsent > 0 && !(await mayLose(unsent))) return;
    const { navigation, href, session } = portal();
    navigation.go(href('home'));
    await session.logout();
  };
}
