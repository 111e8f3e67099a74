import '@zielona-fala/web-kit/styles.css';
import { claimInlinedStyles } from './inlined-styles.ts';
import { nextTask } from './next-task.ts';
import { isLossOfOwnCode } from './remotes/load-failure.ts';
import { createReloads } from './updates/reloads.ts';

claimInlinedStyles();
// nothing else starts here: shared modules are settled before anything uses them
import('react-dom/client')
  .then(nextTask)
  .then(() => import('./start.tsx'))
  .catch((error: unknown) => {
    if (!isLossOfOwnCode(error) || !createReloads().take()) throw error;
  });
