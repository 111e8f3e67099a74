import { type IconName, preloadIcons } from '@zielona-fala/web-kit/ui';
import { createRoot } from 'react-dom/client';
import { createPortalApp } from './app.ts';
import { placeOf } from './navigation/place.ts';
import { Root } from './Root.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

const BAR_ICONS: readonly IconName[] = ['globe', 'dropdown', 'sunMoon', 'account'];
const DASHBOARD_ICONS: readonly IconName[] = ['house', 'play', 'stats', 'ranking', 'car'];

const app = createPortalApp();
const isDashboard = placeOf(location.pathname).frame === 'dashboard';
const icons = preloadIcons(...BAR_ICONS, ...(isDashboard ? DASHBOARD_ICONS : []));
await Promise.all([app.messages.show(app.startLocale), icons.catch(() => undefined)]);
void app.session.restore();
createRoot(container).render(<Root app={app} />);
