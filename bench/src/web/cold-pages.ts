import { atMost, type Figure } from '../figure.ts';
import { medianOf } from '../measure/median.ts';
import type { Session } from './session.ts';
import { type SlowVisit, visitCold } from './slow-visit.ts';

const MAX_HEADING_MS = 1800;
const MAX_REQUESTS = 15;

/**
 * P15: how soon pages show their heading to a learner who is signed in and has nothing in the cache, on slow 4G and a
 * processor four times as slow.
 */
export async function coldFigures(
  session: Session,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, url] of Object.entries(pages)) {
    const visits: SlowVisit[] = [];
    for (let index = 0; index < runs; index += 1) {
      visits.push(await visitCold(session, url));
    }
    const median = (of: (visit: SlowVisit) => number) => Math.round(medianOf(visits.map(of)));
    const figure = (label: string, value: number, limit: number, unit: string) =>
      atMost(`P15 ${name}, ${label}`, value, limit, unit, { visits });
    const answered = median((visit) => visit.answered);
    figures.push(
      figure(
        `heading, cold (answers after ${answered} ms)`,
        median(({ heading }) => heading),
        MAX_HEADING_MS,
        'ms',
      ),
      figure(
        'requests before it',
        median(({ requests }) => requests),
        MAX_REQUESTS,
        '',
      ),
    );
  }
  return figures;
}
