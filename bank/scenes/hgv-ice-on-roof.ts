import { onTheRoad, roadFromTheSide } from '../kit/close-up/side-view.ts';
import { picture } from '../kit/picture.ts';
import { line, path } from '../kit/svg.ts';
import { lorrySide } from '../kit/vehicles/lorry.ts';

/** Sheets of ice on the cover, snow between them, icicles at the edge. */
const ice =
  path(
    'M-402-370V-388L-330-398-250-390-236-370ZM-226-370L-214-394-110-402-66-388-60-370ZM-48-370L-40-396 60-400 150-392 162-370Z',
    '#BFE3F2',
    {
      stroke: '#7FB4CC',
      width: 4,
      join: 'round',
    },
  ) +
  line('M-380-384L-300-392M-190-388L-110-394M-20-390L60-394', { stroke: '#FFFFFF', width: 5, cap: 'round' }) +
  path(
    'M-390-370h14l-7 34ZM-352-370h12l-6 22ZM-300-370h16l-8 44ZM-206-370h12l-6 26ZM-150-370h14l-7 38ZM-96-370h12l-6 20ZM-20-370h14l-7 40ZM40-370h12l-6 24ZM96-370h16l-8 36Z',
    '#CDEBF6',
  );
const canvasRibs = line('M-310-362V-92M-216-362V-92M-122-362V-92M-28-362V-92M66-362V-92', {
  stroke: '#00000014',
  width: 8,
});

export default picture(
  roadFromTheSide('#B7C0C4'),
  path('M0 412C200 402 500 420 960 408V430H0Z', '#E6EEF1'),
  onTheRoad(480, 1.02, lorrySide({ paint: 'blue' }), canvasRibs, ice),
);
