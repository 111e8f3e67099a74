import {
  CORE_ICONS,
  type IconName,
  isBrand,
  isCoreIcon,
  loadBrandIcon,
  loadMoreIcon,
} from '@zielona-fala/web-kit/icons';
import type { ComponentType } from 'react';
import { cx } from './cx.ts';
import * as css from './Icon.module.css';
import { useLoaded } from './use-loaded.ts';

/** Requirement 9.4, from the smallest on. */
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

interface DrawnProps<Name extends IconName> {
  readonly name: Name;
  readonly className: string;
}

interface LazyIconProps<Name extends IconName> extends DrawnProps<Name> {
  readonly load: () => Promise<ComponentType<DrawnProps<Name>>>;
}

/** Keeps the icon's place until its code is there. */
function LazyIcon<Name extends IconName>({ load, ...icon }: LazyIconProps<Name>) {
  const Drawn = useLoaded(load, true);
  return Drawn ? <Drawn {...icon} /> : <span className={icon.className} aria-hidden="true" />;
}

/** A decorative icon. The words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 'medium', direction, className }: IconProps) {
  const classes = cx(
    css.icon,
    css[size],
    direction && css[direction],
    name === 'dropdown' && css.fromDown,
    className,
  );
  if (isCoreIcon(name)) {
    const CoreIcon = CORE_ICONS[name];
    return <CoreIcon className={classes} aria-hidden="true" />;
  }
  if (isBrand(name))
    return <LazyIcon key="brand" load={loadBrandIcon} name={name} className={cx(classes, css.brand)} />;
  return <LazyIcon key="more" load={loadMoreIcon} name={name} className={classes} />;
}
