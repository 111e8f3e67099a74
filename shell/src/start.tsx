import { preloadIcons } from '@zielona-fala/web-kit/ui';
import { createRoot } from 'react-dom/client';
import { createPortalApp } from './app.ts';
import { Root } from './Root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

const app = createPortalApp();
const icons = preloadIcons(
  'globe',
  'dropdown',
  'sunMoon',
  'sun',
  'moon',
  'house',
  'play',
  'stats',
  'ranking',
  'account',
  'car',
);
await Promise.all([app.messages.show(app.startLocale), icons.catch(() => undefined)]);
void app.session.restore();
createRoot(container).render(<Root app={app} />);
