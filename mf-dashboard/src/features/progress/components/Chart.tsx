import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './Chart.module.css';

export interface ChartProps {
  /** Says the drawing in words. */
  readonly label: string;
  /** In pixels. */
  readonly height: number;
  /** @param width of the drawing, in pixels: what is drawn keeps its size, its letters too */
  readonly children: (width: number) => ReactNode;
}

/** A chart as wide as its container; redrawn, not scaled, when that changes. */
export function Chart({ label, height, children }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={css.chart}
      style={{ '--chart-h': `${height}px` } as CSSProperties}
      role="img"
      aria-label={label}
    >
      {width > 0 ? (
        <svg width={width} height={height} aria-hidden="true">
          {children(width)}
        </svg>
      ) : null}
    </div>
  );
}
