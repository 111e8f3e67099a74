import { whenIdle } from '@zielona-fala/web-kit/ui';
import { createRoot } from 'react-dom/client';
import { createPortalApp } from './app.ts';
import { Root } from './Root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

const app = createPortalApp();
app.errors.watch();
const { start } = app;
await app.messages.show(app.startLocale);
void app.session.restore();
if (start.kind === 'page' && start.page.frame === 'dashboard') void app.loadStore();
const firstPage = start.kind === 'page' ? app.remotes.load(start.remote) : Promise.resolve();
void firstPage.then(() => whenIdle(app.loadStore));
createRoot(container).render(<Root app={app} />);
