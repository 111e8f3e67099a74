import { encode } from 'uqr';
import * as css from './QrPicture.module.css';

/** Free space around, without which cameras do not find the picture. */
const BORDER = 2;

export interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code: black on white in every theme, since cameras want it so. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data, size } = encode(text, { border: BORDER });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={css.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
