import { PAINT, SCENE } from '../palette.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../svg.ts';
import { LIMB, type Rider, sideWheel } from './rider.ts';

/** A cyclist from the side, riding to the right; 180 long, 180 high, 100 units a metre. */
export function cyclistSide({ clothes = 'orange', helmet = 'blue', arm }: Rider = {}): Svg {
  const frame = { stroke: '#2F6E8F', width: 6, join: 'round' } as const;
  const trousers = { ...LIMB, stroke: '#2E3D5B' };
  return (
    ellipse(0, -1, 92, 6, SCENE.shade) +
    sideWheel(-55, 33, 6) +
    sideWheel(55, 33, 6) +
    line('M-55-33L-22-84H34L4-36L-22-84M4-36H-55M34-84L55-33M34-84L30-102H44', frame) +
    line('M-26-92H-10', { stroke: '#222', width: 8, cap: 'round' }) +
    line('M-18-98L16-70L6-28', trousers) +
    line('M-16-100L14-128', { ...LIMB, width: 30, stroke: PAINT[clothes] }) +
    line(arm ? 'M14-132L-18-132L-44-126' : 'M16-132L26-106L42-104', {
      ...LIMB,
      width: 12,
      stroke: PAINT[clothes],
    }) +
    circle(26, -154, 15, SCENE.skin) +
    path('M9-156C10-178 42-178 43-157Z', PAINT[helmet])
  );
}

/** A cyclist from behind; 60 wide, 180 high. The arm shows a turn. */
export function cyclistRear({ clothes = 'orange', helmet = 'blue', arm }: Rider = {}): Svg {
  const reach = arm === 'left' ? 'M-20-132L-72-134' : arm === 'right' ? 'M20-132L72-134' : '';
  const hand =
    arm === 'left'
      ? circle(-78, -134, 8, SCENE.skin)
      : arm === 'right'
        ? circle(78, -134, 8, SCENE.skin)
        : '';
  const holding = [
    arm === 'left' ? '' : 'M-20-132L-28-106L-26-96',
    arm === 'right' ? '' : 'M20-132L28-106L26-96',
  ].join('');
  return (
    ellipse(0, -1, 40, 6, SCENE.shade) +
    rect(-5, -68, 10, 68, SCENE.tyre, 5) +
    rect(-4, -76, 8, 10, SCENE.tailLight, 3) +
    line('M-30-98H30', { stroke: '#2F3A40', width: 5, cap: 'round' }) +
    line('M-12-84L-15-52L-14-26M12-84L15-58L14-40', { ...LIMB, stroke: '#2E3D5B' }) +
    path('M-24-138C-22-146 22-146 24-138L20-86C12-80-12-80-20-86Z', PAINT[clothes]) +
    line(`${holding}${reach}`, { ...LIMB, width: 12, stroke: PAINT[clothes] }) +
    hand +
    circle(0, -158, 15, SCENE.skin) +
    path('M-18-156C-18-182 18-182 18-156Z', PAINT[helmet])
  );
}
