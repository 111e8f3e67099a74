import type { LucideProps } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import * as css from './Icon.module.css';
import { ICON_SOURCES, type IconName } from './icon-sources.ts';

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

type Drawing = ComponentType<LucideProps> | string;
const loaded = new Map<IconName, Drawing>();

async function load(name: IconName): Promise<Drawing> {
  const { default: drawing } = await ICON_SOURCES[name]();
  loaded.set(name, drawing);
  return drawing;
}

/** Loads icons before they are shown, so that they come with the first paint. */
export async function preloadIcons(...names: readonly IconName[]): Promise<void> {
  await Promise.all(names.map(load));
}

function useDrawing(name: IconName): Drawing | undefined {
  const [, redraw] = useState<IconName | null>(null);
  const drawing = loaded.get(name);
  useEffect(() => {
    if (loaded.has(name)) return;
    let shown = true;
    load(name).then(
      () => shown && redraw(name),
      // an icon is never alone: its words stand beside it; the next mount asks again
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [name]);
  return drawing;
}

const pathOf = (svg: string): string => /<path d="([^"]+)"/.exec(svg)?.[1] ?? '';

/** A decorative icon; its place is kept while it loads. The words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 'medium', direction, className }: IconProps) {
  const drawing = useDrawing(name);
  const classes = cx(
    css.icon,
    css[size],
    direction && css[direction],
    name === 'dropdown' && css.fromDown,
    className,
  );
  if (drawing === undefined) return <span className={classes} aria-hidden="true" />;
  if (typeof drawing === 'string') {
    return (
      <svg className={cx(classes, css.brand)} viewBox="0 0 24 24" aria-hidden="true">
        <path d={pathOf(drawing)} />
      </svg>
    );
  }
  const Lucide = drawing;
  return <Lucide className={classes} aria-hidden="true" />;
}
