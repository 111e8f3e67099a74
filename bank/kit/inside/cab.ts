import { HEIGHT, WIDTH } from '../picture.ts';
import { circle, path, type Svg } from '../svg.ts';

/** Upper edge of the dashboard with the two indicator lamps at the lower edge of the picture, for scenes from a lorry's or bus's seat. */
export function cabDashboard(indicator?: 'left' | 'right'): Svg {
  const lamp = (side: 'left' | 'right') => {
    const lit = side === indicator;
    const shape = side === 'left' ? 'M430 512V538L400 525Z' : 'M530 512V538L560 525Z';
    return (
      path(shape, lit ? '#3BE36B' : '#2F3B41') +
      (lit ? circle(side === 'left' ? 418 : 542, 525, 26, '#3BE36B44') : '')
    );
  };
  return (
    path(`M0 ${HEIGHT}V508C240 488 720 488 ${WIDTH} 508V${HEIGHT}Z`, '#20292E') + lamp('left') + lamp('right')
  );
}
