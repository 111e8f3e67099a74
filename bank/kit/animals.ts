import { line, path, type Svg } from './svg.ts';

/** A dog, walking to the right. */
export function dog(): Svg {
  return (
    line('M-26-34V-4M-14-34V-4M20-34V-4M30-34V-4', { stroke: '#7A5534', width: 7, cap: 'round' }) +
    path(
      'M-34-46C-30-54 26-54 34-48L40-62C46-70 62-64 62-56L48-46C44-36 36-30 24-30H-24C-34-30-38-38-34-46Z',
      '#8E6540',
    ) +
    line('M-32-46L-48-62', { stroke: '#7A5534', width: 6, cap: 'round' })
  );
}

/** A roe deer, standing across the road and looking to the right; 130 high. */
export function deer(): Svg {
  return (
    line('M-34-64L-38-2M-22-64L-20-2M24-64L22-2M34-64L38-2', { stroke: '#7E5A38', width: 8, cap: 'round' }) +
    path(
      'M-46-70C-48-92-34-98-10-94C14-92 26-96 34-104L42-128C48-140 62-136 66-126L74-118C70-110 62-112 58-108L48-78C44-62 30-56 10-58C-10-60-44-52-46-70Z',
      '#A5764A',
    ) +
    line('M52-134L46-158M58-134L64-158', { stroke: '#6B4A2C', width: 4, cap: 'round' })
  );
}
