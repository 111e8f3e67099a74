import type { IncomingHttpHeaders } from 'node:http';
import type { StatisticsExportDto, TestsExportDto } from '@zielona-fala/contracts';
import { type HttpServer, startHttpServer } from '@zielona-fala/service-kit/process';

/** How a neighbour answers when it is asked what it holds of a learner. */
type Mood = 'whole' | 'refuses' | 'breaks off' | 'waits on the way' | 'sends elsewhere';

/** svc-tests or svc-stats, as far as an export needs them. */
export interface Neighbour {
  readonly url: string;
  mood: Mood;
  /** Of the last call. */
  asked: { readonly path: string; readonly headers: IncomingHttpHeaders } | null;
  /** Lets a neighbour that waits go on. */
  goOn(): void;
  stop(): Promise<void>;
}

export const HELD_BY_TESTS: TestsExportDto = {
  experiencePoints: 40,
  tests: [],
  learning: [],
  bookmarks: [],
  reports: [],
  groups: [],
  reminders: null,
};
export const HELD_BY_STATS: StatisticsExportDto = {
  level: 1,
  timeZone: 'Europe/Warsaw',
  isShownInRankings: true,
  exams: [],
  counts: [{ category: 'B', passedCount: 3, failedCount: 1 }],
  rankings: [],
  activity: [{ day: '2026-11-22', answered: 32 }],
  topics: [],
  medals: [],
};

export async function startNeighbour(held: object): Promise<Neighbour> {
  let goOn = () => {};
  const whole = JSON.stringify(held);
  const server: HttpServer = await startHttpServer((request, response) => {
    neighbour.asked = { path: request.url ?? '', headers: request.headers };
    response.statusCode = neighbour.mood === 'refuses' ? 503 : 200;
    if (neighbour.mood === 'sends elsewhere' && request.url !== '/elsewhere') {
      response.writeHead(307, { location: '/elsewhere' }).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    if (neighbour.mood === 'breaks off') response.write(whole.slice(0, 5), () => response.destroy());
    else if (neighbour.mood === 'waits on the way') {
      response.write(whole.slice(0, 5));
      goOn = () => response.end(whole.slice(5));
    } else response.end(whole);
  }, 0);
  const neighbour: Neighbour = {
    url: `http://127.0.0.1:${server.port}`,
    mood: 'whole',
    asked: null,
    goOn: () => goOn(),
    stop: () => server.stop(),
  };
  return neighbour;
}
