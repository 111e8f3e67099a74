import type { Figure } from '../figure.ts';
import { requestsPerSecond, type Target } from '../measure/load.ts';
import { control, ratioFigure } from '../measure/ratio-figure.ts';
import { startBaseline, startGateway } from './processes.ts';

/** So many that none of them meets a limit, and each asks for some shares of it, as in production. */
const CALLERS = 2048;

/**
 * P1 and P2: what the gateway costs above passing calls on, and above the barest proxy.
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
  const callsOf = (origin: string) => {
    const headers = { 'x-access-token': 'x'.repeat(290) };
    const target: Target = { url: `${origin}/api/v1/users/user`, headers, callers };
    return () => requestsPerSecond(target);
  };
  try {
    const controls = [await control(callsOf(bare.url))];
    const figures = [
      await ratioFigure('P1 gateway ÷ the same that only passes on', {
        ours: callsOf(gateway.url),
        baseline: callsOf(bare.url),
        least: 0.8,
      }),
      await ratioFigure('P2 gateway ÷ node:http and undici', {
        ours: callsOf(gateway.url),
        baseline: callsOf(undici.url),
        least: 0.75,
      }),
    ];
    controls.push(await control(callsOf(bare.url)));
    return { figures, controls };
  } finally {
    for (const started of [gateway, undici, bare, service]) await started.process.stop();
  }
}
