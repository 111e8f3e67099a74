import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import * as css from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the expected content. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/** Reserves the final size of content that is loading. */
export function Skeleton({ width = '100%', height = '1rem', round }: SkeletonProps) {
  const shape = { '--skeleton-w': width, '--skeleton-h': height } as CSSProperties;
  return <span className={cx(css.skeleton, round && css.round)} style={shape} aria-hidden="true" />;
}
