import type { GuardedProcess } from '@zielona-fala/tools/process';
import type { Figure } from '../figure.ts';
import { load, type Target } from '../measure/load.ts';
import { medianOf } from '../measure/median.ts';
import { processorSeconds } from '../measure/processor-time.ts';
import { control, ratioFigure } from '../measure/ratio-figure.ts';
import { type Started, startBaseline, startGateway } from './processes.ts';

/** So many that none of them meets a limit, and each asks for some shares of it, as in production. */
const CALLERS = 2048;

/**
 * P1 and P2: what the gateway costs above the same without what it knows of callers, and above the barest proxy.
 * @returns also the controls before and after, for `refuseNoise`
 */
export async function chainFigures(
  dir: string,
  redis: string,
): Promise<{ figures: readonly Figure[]; controls: readonly number[] }> {
  const service = await startBaseline(dir, 'service');
  const bare = await startBaseline(dir, 'bare-gateway', service.url);
  const undici = await startBaseline(dir, 'undici-proxy', service.url);
  const { url } = service;
  const gateway = await startGateway(dir, { identity: url, tests: url, stats: url, redis });
  const callers = Array.from({ length: CALLERS }, () => gateway.signedInBrowser());
  const sideOf = (started: Started): Side => {
    const headers = { 'x-access-token': 'x'.repeat(290) };
    return createSide({ url: `${started.url}/api/v1/users/user`, headers, callers }, started.process);
  };
  try {
    const controls = [await control(sideOf(bare).requestsPerSecond)];
    const figures = [
      await compare('P1 gateway ÷ the same without ids, CSRF, limits, logs, measurements', 0.8, [
        sideOf(gateway),
        sideOf(bare),
      ]),
      await compare('P2 gateway ÷ node:http and undici', 0.75, [sideOf(gateway), sideOf(undici)]),
    ];
    controls.push(await control(sideOf(bare).requestsPerSecond));
    return { figures, controls };
  } finally {
    for (const started of [gateway, undici, bare, service]) await started.process.stop();
  }
}

interface Side {
  requestsPerSecond(): Promise<number>;
  /** Median of what one call took, so far. */
  processorMicroseconds(): number;
}

function createSide(target: Target, process: GuardedProcess): Side {
  const spent: number[] = [];
  return {
    async requestsPerSecond() {
      const before = processorSeconds(process);
      const { answered, seconds } = await load(target);
      spent.push(((processorSeconds(process) - before) / answered) * 1_000_000);
      return answered / seconds;
    },
    processorMicroseconds: () => medianOf(spent),
  };
}

/** Judged by calls per second; processor time per call says the same where other work shares the machine. */
function compare(name: string, least: number, [ours, baseline]: readonly [Side, Side]): Promise<Figure> {
  return ratioFigure(
    name,
    { ours: ours.requestsPerSecond, baseline: baseline.requestsPerSecond, least },
    () => {
      const [own, other] = [ours.processorMicroseconds(), baseline.processorMicroseconds()];
      return `processor time: ${Math.round(own)} / ${Math.round(other)} µs per request, a ratio of ${(other / own).toFixed(2)}`;
    },
  );
}
