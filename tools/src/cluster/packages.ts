import { existsSync } from 'node:fs';
import { findProgram } from '../infra/prerequisites.ts';
import { run, tail } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { UserError } from '../process/user-error.ts';

/** What a node needs of Debian, by a file or program that shows that it is there. */
const PACKAGES: Readonly<Record<string, string>> = {
  runc: 'runc',
  'containernetworking-plugins': '/usr/lib/cni/bridge',
  buildah: 'buildah',
  mmdebstrap: 'mmdebstrap',
  nftables: 'nft',
  iptables: 'iptables',
  ipset: 'ipset',
  conntrack: 'conntrack',
  iproute2: 'ip',
  openssl: 'openssl',
};

/**
 * Installs what is missing of Debian's packages.
 * @throws UserError in one sentence where that cannot be done
 */
export async function requirePackages(steps: Steps): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new UserError('A cluster needs Linux and root: its node makes namespaces, mounts and cgroups.');
  }
  const isThere = (shown: string) =>
    shown.startsWith('/') ? existsSync(shown) : findProgram(shown) !== null;
  const missing = Object.entries(PACKAGES)
    .filter(([, shown]) => !isThere(shown))
    .map(([name]) => name);
  if (missing.length === 0) return;
  const apt = findProgram('apt-get');
  if (apt === null) throw new UserError(`A cluster needs ${missing.join(', ')}: install them.`);
  await steps.step(`Installing ${missing.join(', ')}`, async () => {
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]]) {
      const { code, output } = await run(apt, args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (code !== 0) throw new UserError(`${missing.join(', ')} cannot be installed:\n${tail(output)}`);
    }
  });
}
