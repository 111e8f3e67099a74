import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { findPython } from '../infra/prerequisites.ts';
import { extractFromWheel } from '../infra/wheel.ts';
import { workspace } from '../paths.ts';
import { UserError } from '../process/user-error.ts';
import { CHARACTERS } from './characters.ts';

const TARGET = path.join(workspace('packages/web-kit'), 'src/styles/overpass');
/** The lightest and the heaviest weight of the tokens. */
const WEIGHTS = { min: 420, max: 850 };
const FEATURES = ['kern', 'liga', 'locl', 'tnum'];
/** Says of the middle dot that it is a mark over its neighbour, so that browsers give it no width. */
const LEFT_OUT = ['GDEF'];

/** `npm run font`: makes the files of the portal's font of the whole Overpass: our characters, our weights. */
export async function main(): Promise<number> {
  const whole = await wholeOverpass();
  for (const [name, characters] of Object.entries(CHARACTERS)) {
    const font = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
      dropTables: LEFT_OUT,
    });
    const target = path.join(TARGET, `${name}.woff2`);
    await writeFile(target, font);
    process.stdout.write(`${target}: ${characters.length} characters, ${font.length} bytes\n`);
  }
  return 0;
}

/** The variable font with all its characters, which no npm package has: there each alphabet is a file of its own. */
async function wholeOverpass(): Promise<Buffer> {
  const python = await findPython();
  if (python === null) throw new UserError('The font is fetched with pip: install Python with pip.');
  const folder = await mkdtemp(path.join(tmpdir(), 'font-'));
  try {
    const target = path.join(folder, 'overpass.ttf');
    await extractFromWheel({
      ...{ python, target, platform: [], requirement: 'fontpkg-overpass==4.0' },
      file: 'fontpkg_overpass/files/Overpass[wght].ttf',
    });
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}
