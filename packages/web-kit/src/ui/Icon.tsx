import { type IconName, isLineIcon, LINE_ICONS, loadBrandIcon } from '@zielona-fala/web-kit/icons';
import { cx } from './cx.ts';
import * as css from './Icon.module.css';
import { useLoaded } from './use-loaded.ts';

/** source.md §9, from the smallest on. */
export const ICON_SIZES = [
  'mini',
  'small',
  'medium',
  'large',
  'xlarge',
  'huge',
  'massive',
  'gigantic',
  'enormous',
] as const;
export type IconSize = (typeof ICON_SIZES)[number];
export const ICON_DIRECTIONS = ['up', 'left', 'right', 'down'] as const;
export type IconDirection = (typeof ICON_DIRECTIONS)[number];

export interface IconProps {
  readonly name: IconName;
  /** `medium` is 1.25em. */
  readonly size?: IconSize;
  /** Turns the icon, which points right by nature (`angleArrow`, `arrowRight`) or down (`dropdown`). */
  readonly direction?: IconDirection;
  readonly className?: string | undefined;
}

/** A decorative icon. The words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 'medium', direction, className }: IconProps) {
  const isLine = isLineIcon(name);
  const BrandIcon = useLoaded(loadBrandIcon, !isLine);
  const classes = cx(
    css.icon,
    css[size],
    direction && css[direction],
    name === 'dropdown' && css.fromDown,
    className,
  );
  if (isLine) {
    const LineIcon = LINE_ICONS[name];
    return <LineIcon className={classes} aria-hidden="true" />;
  }
  if (BrandIcon) return <BrandIcon name={name} className={cx(classes, css.brand)} />;
  return <span className={classes} aria-hidden="true" />;
}
