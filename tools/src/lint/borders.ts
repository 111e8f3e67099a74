import { findDrawingProblem } from '../docs/rooms-page.ts';
import { cruise } from './cruise.ts';

/** Checks the rules of .dependency-cruiser.mjs, and that docs/architecture.md draws the imports as they are. */
export async function checkBorders(): Promise<string | null> {
  const { modules, summary } = await cruise();
  const problems = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  const drawing = findDrawingProblem(modules);
  if (drawing !== null) problems.push(drawing);
  return problems.length === 0 ? null : problems.join('\n');
}
