import { createHash } from 'node:crypto';
import type { RemoteName } from '@zielona-fala/contracts/portal';
import { clientNetwork } from '@zielona-fala/service-kit/http';
import type { AppParts } from '@zielona-fala/service-kit/process';
import { Gauge } from 'prom-client';
import { fetchText } from '../fetch-document.ts';
import { createSwrCache } from '../swr-cache.ts';
import { type Canaries, type Canary, canariesAt } from './canaries.ts';
import { createEndedBuilds, type EndedBuilds } from './ended-builds.ts';
import { failsMoreOften } from './fails-more-often.ts';

/** A page of a remote that was answered with an error, or that reported one. */
export interface FailedPage {
  readonly remote: RemoteName;
  /** Of its browser. */
  readonly bucket: number;
  /** Of its browser. */
  readonly address: string;
}

/** Ends a canary whose pages fail more often than the others'. Another build of it begins anew. */
export interface WatchedCanaries {
  /** The remotes whose canary a browser in this bucket gets: those that can be reached and have not ended. */
  at(bucket: number): Promise<readonly RemoteName[]>;
  /** Each network counts once in an hour, for a browser with a fault of its own reports many. */
  pageFailed(page: FailedPage): void;
}

export interface WatchedCanariesOptions extends AppParts {
  readonly canaries: Canaries;
  readonly sharedDir?: string | undefined;
  /** After how many milliseconds a canary is asked again for its build. */
  readonly freshMs?: number | undefined;
}

const FRESH_MS = 5000;
const COUNTED_FOR_MS = 3_600_000;
const ID_LENGTH = 12;

export function createWatchedCanaries(options: WatchedCanariesOptions): WatchedCanaries {
  const { canaries, metrics } = options;
  const ended = createEndedBuilds(options.sharedDir);
  const watched = new Map(
    Object.entries(canaries).map(([remote, canary]) => [remote, watchCanary(remote, canary, ended, options)]),
  );
  new Gauge({
    name: 'canary_ended',
    help: 'Whether the canary of a remote has ended because its pages failed more often than the others',
    labelNames: ['remote'],
    registers: [metrics.registry],
    collect() {
      for (const [remote, canary] of watched) this.set({ remote }, canary.hasEnded() ? 1 : 0);
    },
  });
  return {
    async at(bucket) {
      const chosen = canariesAt(bucket, canaries);
      const running = await Promise.all(chosen.map((remote) => watched.get(remote)?.isRunning()));
      return chosen.filter((_, index) => running[index]);
    },
    pageFailed({ remote, bucket, address }) {
      const has = canariesAt(bucket, canaries).includes(remote);
      watched.get(remote)?.failed(has ? 'canary' : 'others', clientNetwork(address));
    },
  };
}

function watchCanary(
  remote: string,
  { internalOrigin, percent }: Canary,
  ended: EndedBuilds,
  { log, freshMs = FRESH_MS }: WatchedCanariesOptions,
) {
  const build = createSwrCache({
    name: `build of the canary of ${remote}`,
    log,
    freshMs,
    async ask() {
      // it names all files of a build by their content
      const manifest = await fetchText(`${internalOrigin}/mf-manifest.json`);
      const id = `${remote}-${createHash('sha256').update(manifest).digest('hex').slice(0, ID_LENGTH)}`;
      return { id, isEnded: await ended.has(id) };
    },
  });
  let counted = countFrom(null);
  /** By this server. */
  let lastEnded: string | null = null;

  const hasEnded = (): boolean => {
    const newest = build.value();
    return newest !== null && (newest.isEnded || newest.id === lastEnded);
  };
  return {
    hasEnded,
    async isRunning() {
      build.renew();
      await build.firstAnswer();
      return build.value() !== null && !hasEnded();
    },
    failed(version: 'canary' | 'others', network: string) {
      const id = build.value()?.id;
      if (id === undefined || hasEnded()) return;
      if (counted.build !== id || performance.now() - counted.since > COUNTED_FOR_MS) counted = countFrom(id);
      counted[version].add(network);
      const networks = { canary: counted.canary.size, others: counted.others.size };
      if (!failsMoreOften(networks, percent)) return;
      lastEnded = id;
      log.error({ canary: id, networks }, 'canary ended: its pages fail more often than the others');
      ended.add(id).catch((error: unknown) => log.error({ err: error }, 'end of a canary not shared'));
    },
  };
}

const countFrom = (build: string | null) => ({
  build,
  since: performance.now(),
  canary: new Set<string>(),
  others: new Set<string>(),
});
