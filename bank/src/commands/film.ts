import path from 'node:path';
import { render } from '../drawing/render.ts';
import { isFilm, loadScenes } from '../drawing/scenes.ts';
import { BANK } from '../folder.ts';

const [ffmpeg, ...names] = process.argv.slice(2);
if (ffmpeg === undefined) {
  console.error('Usage: film.ts FFMPEG [NAME …]');
  process.exit(2);
}
const films = (await loadScenes(path.join(BANK, 'scenes'))).flatMap(({ name, scene }) =>
  isFilm(scene) ? [{ name, film: scene }] : [],
);
const unknown = names.filter((wanted) => films.every(({ name }) => name !== wanted));
if (unknown.length > 0) {
  console.error(
    `There is no film ${unknown.join(', ')}; there are ${films.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
for (const { name, film } of films) {
  if (names.length > 0 && !names.includes(name)) continue;
  await render(film, path.join(BANK, 'media', 'films', `${name}.webm`), ffmpeg);
  console.log(`films/${name}.webm`);
}
