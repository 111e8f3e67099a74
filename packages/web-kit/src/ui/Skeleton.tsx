import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import * as css from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the expected content; a line of text unless given. */
  readonly width?: string;
  readonly height?: string;
  /** A usual size, from the style sheet: the only ones in HTML that the server renders. */
  readonly size?: 'heading' | 'short' | 'control';
}

/** Reserves the final size of content that is loading. */
export function Skeleton({ width, height, size }: SkeletonProps) {
  const isSized = width !== undefined || height !== undefined;
  const shape = isSized ? ({ '--skeleton-w': width, '--skeleton-h': height } as CSSProperties) : undefined;
  return <span className={cx(css.skeleton, size && css[size])} style={shape} aria-hidden="true" />;
}
