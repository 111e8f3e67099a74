import { HANDED_OVER } from '@zielona-fala/contracts';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { whenIdle } from '@zielona-fala/web-kit/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPortalApp } from './app.ts';
import { waitsForSession } from './guards/gate.ts';
import { nextTask } from './next-task.ts';
import { keepOverlaysAtHand } from './overlays/overlays-at-hand.ts';
import { CurrentPage } from './page/CurrentPage.tsx';
import { createPageRoots } from './page/page-roots.tsx';
import { untilPageLoaded } from './page/until-page-loaded.ts';
import { Root } from './Root.tsx';
import { reportedByBoundary } from './remotes/PageBoundary.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

/** Time for what the first page does once it answers, before code is fetched that only other pages need. */
const SETTLED_MS = 3000;

const app = createPortalApp();
app.errors.watch();
const { start, rendered } = app;
const isForSignedIn = start.kind === 'page' && waitsForSession(start.page);
// everybody waits until it is known who they are
if (isForSignedIn) void app.session.restore();
// before the remote, which would bring its own copies of what is shared
if (start.kind === 'page' && start.page.frame === 'dashboard') void app.loadStore();
// what the server rendered is taken over as soon as its code is there
if (rendered !== null && start.kind === 'page') void app.remotes.load(start.remote);

await nextTask();
const pages = createPageRoots({
  page: <CurrentPage app={app} />,
  rendered,
  untilLoaded: async (givenUp) =>
    rendered === null ||
    start.kind !== 'page' ||
    untilPageLoaded(app.remotes, start.remote, rendered, givenUp),
  onError: (error) => app.errors.report('page', error),
});
const root = <Root app={{ ...app, pages }} />;

if (rendered === null) {
  if (!app.hasTextsIn(app.startLocale)) await app.messages.show(app.startLocale);
  createRoot(container, { onCaughtError: reportedByBoundary }).render(root);
} else {
  startTransition(() => {
    hydrateRoot(container, root, {
      onCaughtError: reportedByBoundary,
      onRecoverableError: (error) => app.errors.report('frame', error),
    });
  });
}
if (!isForSignedIn) void app.session.restore();
if (start.kind === 'page') void app.remotes.load(start.remote);
const forgetOldAnswers = async (): Promise<void> => {
  if (HANDED_OVER.every((key) => browserMemory.read(key) === null)) return;
  const { guestAnswers } = await import('@zielona-fala/web-kit/guest');
  guestAnswers.forgetOld();
};
const prepareOthers = (): void => {
  void app.loadStore();
  // without its code, at the next visit
  void forgetOldAnswers().catch(() => undefined);
  keepOverlaysAtHand(app);
  // what cannot be fetched now is there at the next visit
  void untilNoTestRuns()
    .then(() => import('./offline/prepare-offline.ts'))
    .then(
      ({ prepareOffline }) => prepareOffline(app),
      () => undefined,
    );
};
void untilPageAnswers().then(() => setTimeout(() => whenIdle(prepareOthers), SETTLED_MS));

/** Resolves once a page answers what the learner does, as web-kit's PageAnswers marks it. */
function untilPageAnswers(): Promise<void> {
  const { documentElement } = document;
  return new Promise((resolve) => {
    const watch = new MutationObserver(look);
    function look() {
      if (documentElement.dataset.ready === undefined) return;
      watch.disconnect();
      resolve();
    }
    watch.observe(documentElement, { attributeFilter: ['data-ready'] });
    look();
  });
}

/** Resolves as soon as no test is under way, which nothing disturbs. */
function untilNoTestRuns(): Promise<void> {
  const { updatesHeld } = app;
  return new Promise((resolve) => {
    const end = updatesHeld.subscribe(look);
    function look() {
      if (updatesHeld.get()) return;
      end();
      resolve();
    }
    look();
  });
}
