import { SCENE, SIGN } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Stroke, type Svg } from '../svg.ts';

const JACKET = '#E8731C';

/** Holds up a round disc with a red rim. */
const halt = (sleeve: Stroke): Svg =>
  line('M22-138L38-156L40-186', sleeve) +
  circle(40, -192, 7.5, SCENE.skin) +
  line('M40-198V-222', { stroke: '#F4F5F2', width: 5 }) +
  circle(40, -246, 27, SIGN.red) +
  circle(40, -246, 19, SIGN.white);

/** Sweeps a green flag from us to where we may go, with an arm that is stretched out. */
const go = (sleeve: Stroke): Svg =>
  line('M22-138L52-130L84-134', sleeve) +
  circle(91, -135, 7.5, SCENE.skin) +
  line('M91-128V-186', { stroke: '#F4F5F2', width: 5 }) +
  path('M93-186C112-196 126-178 148-186V-148C126-140 112-158 93-148Z', '#1F9A57');

/** A road worker in orange who faces us and stops us, or lets us go; 185 high, foot at (0, 0), 100 units a metre. */
export function roadWorker(gesture: 'halt' | 'go' = 'halt'): Svg {
  const sleeve = { stroke: JACKET, width: 14, cap: 'round', join: 'round' } as const;
  return (
    ellipse(0, -1, 34, 6, SCENE.shade) +
    line('M-9-90L-10-12M9-90L10-12', { stroke: JACKET, width: 19, cap: 'round' }) +
    line('M-19-34H-1M19-34H1', { stroke: '#F4F6F2', width: 7 }) +
    path('M-22-8h19v8h-23zM22-8h-19v8h23z', '#2A2320') +
    line('M-22-138L-31-110L-28-88', sleeve) +
    circle(-28, -83, 7, SCENE.skin) +
    (gesture === 'halt' ? halt(sleeve) : go(sleeve)) +
    path('M-25-142C-20-151 20-151 25-142L21-84C10-78-10-78-21-84Z', JACKET) +
    rect(-22, -118, 44, 8, '#F4F6F2') +
    rect(-21, -101, 42, 8, '#F4F6F2') +
    circle(0, -161, 14.5, SCENE.skin) +
    circle(-5, -161, 1.8, '#2A2320') +
    circle(5, -161, 1.8, '#2A2320') +
    path('M-18-165C-18-186 18-186 18-165L22-162H-22Z', '#F6C915')
  );
}

/** Someone who walks on two crutches to the right; 175 high, foot at (0, 0), 100 units a metre. */
export function walkerOnCrutches(): Svg {
  const crutch = { stroke: '#8B9598', width: 7, cap: 'round', join: 'round' } as const;
  const trousers = { stroke: '#2E3D5B', width: 19, cap: 'round', join: 'round' } as const;
  const sleeve = { stroke: '#2F74C0', width: 13, cap: 'round', join: 'round' } as const;
  return (
    ellipse(8, -1, 62, 6, SCENE.shade) +
    line('M30-118L28-96L56-4', crutch) +
    line('M4-88L8-48L4-10', trousers) +
    path('M-4-10h18q12 3 11 10H-4z', '#2A2320') +
    line('M-2-88L-12-54L-34-32', trousers) +
    path('M-44-38l10-6l14 18q-12 12-20 8z', '#F2F2EC') +
    path('M-17-90C-18-120-10-142 0-147C14-151 26-142 26-124L19-86C9-80-8-80-17-90Z', '#2F74C0') +
    line('M12-134L18-112L34-100', { ...sleeve, stroke: '#27609F' }) +
    line('M8-120L4-98L32-4', crutch) +
    line('M8-134L4-114L10-98', sleeve) +
    circle(10, -95, 6.5, SCENE.skin) +
    circle(16, -162, 14.5, SCENE.skin) +
    path('M0-158C-4-180 28-184 31-168C20-172 14-168 12-158C10-148 2-146 0-158Z', '#9A9DA0')
  );
}
