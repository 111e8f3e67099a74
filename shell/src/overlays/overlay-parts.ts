export { loadModal } from '@zielona-fala/web-kit/ui';
export { confirmLoss } from '../offline/confirm-loss.ts';
export { AriaOverlays } from './AriaOverlays.tsx';
