import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CruisedModule } from '../lint/cruise.ts';
import { ROOT } from '../paths.ts';
import { listWorkspaces } from '../workspaces.ts';
import { drawRooms, findRooms, tabulateRooms } from './rooms.ts';

const PAGE = path.join(ROOT, 'docs', 'architecture.md');
const BEGIN = '<!-- rooms: made by npm run docs:rooms from the imports -->';
const END = '<!-- rooms: end -->';

/** Null when docs/architecture.md shows the imports as they are. */
export function findDrawingProblem(modules: readonly CruisedModule[]): string | null {
  const page = readFileSync(PAGE, 'utf8');
  return page === withRooms(page, modules)
    ? null
    : 'docs/architecture.md does not show the rooms as they import each other: run npm run docs:rooms';
}

/** Writes the drawing and the table of the rooms into docs/architecture.md. */
export function writeDrawing(modules: readonly CruisedModule[]): void {
  writeFileSync(PAGE, withRooms(readFileSync(PAGE, 'utf8'), modules));
}

function withRooms(page: string, modules: readonly CruisedModule[]): string {
  const rooms = findRooms(modules, listWorkspaces());
  const drawing = ['```mermaid', drawRooms(rooms), '```'].join('\n');
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  return `${before}${BEGIN}\n${drawing}\n\n${tabulateRooms(rooms)}\n${END}${after}`;
}
