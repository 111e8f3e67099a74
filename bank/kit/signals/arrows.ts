import type { Svg } from '../svg.ts';

export type Way = 'left' | 'straight' | 'right' | 'straight-left' | 'straight-right' | 'back';

const TIP = 'M0-9.5L7-1.5H2.5';

/** Outlines of arrows, 20 by 20 around (0, 0). */
export const WAYS: Record<Way, Svg> = {
  straight: `${TIP}V9.5H-2.5V-1.5H-7Z`,
  left: 'M-9.5 0L-1.5-7V-2.5H9.5V2.5H-1.5V7Z',
  right: 'M9.5 0L1.5-7V-2.5H-9.5V2.5H1.5V7Z',
  back: 'M-8 3.5L-4.5 9L-1 3.5H-2.5V-1.5A2.5 2.5 0 0 1 3.5-1.5V9H7.5V-1.5A6.2 6.2 0 0 0-6.5-1.5V3.5Z',
  'straight-right': 'M-4-10L1.5-4H-1.7V0H4V-3.5L10.5 2.3L4 8V4.5H-1.7V9.5H-6V-4H-9.5Z',
  'straight-left': 'M4-10L-1.5-4H1.7V0H-4V-3.5L-10.5 2.3L-4 8V4.5H1.7V9.5H6V-4H9.5Z',
};
