import type { Check } from '../../chaos/check.ts';
import { DEPLOYABLES } from '../../cluster/portal.ts';
import { allowedCalls, type Pod } from '../../kubernetes/traffic.ts';
import type { ClusterScene } from './scene.ts';

const WAITS_MS = 3000;

/** Tries a connection to each service, and says to which it came about. */
const TRY = `
  const { connect } = await import('node:net');
  const open = (host) => new Promise((resolve) => {
    const socket = connect({ host, port: 8080 });
    const end = (is) => { socket.destroy(); resolve(is); };
    socket.once('connect', () => end(true)).once('error', () => end(false));
    setTimeout(end, ${WAITS_MS}, false);
  });
  const names = process.argv.slice(1);
  const opened = await Promise.all(names.map(open));
  console.log(names.filter((_, index) => opened[index]).join(' '));`;

/** Each deployable reaches those that the network policies let it reach, and no others. */
export async function checkPolicies({
  operator,
  portal,
  steps,
  traffic,
}: ClusterScene): Promise<readonly Check[]> {
  traffic.begin('connections tried');
  const { manifests } = portal;
  const pods = manifests
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ metadata, spec }): Pod => ({ name: metadata.name, labels: spec.template.metadata.labels }));
  const allowed = allowedCalls(manifests, pods);
  const found: string[] = [];
  await steps.step('A connection from each deployable to each other', async () => {
    for (const from of DEPLOYABLES) {
      const others = DEPLOYABLES.filter((name) => name !== from);
      const output = await operator.call(
        ...['exec', `deployment/${from}`, '--container=process', '--'],
        ...['node', '--input-type=module', '--eval', TRY, ...others],
      );
      const words = output.split(/\s+/);
      found.push(...others.filter((name) => words.includes(name)).map((to) => `${from} → ${to}`));
    }
  });
  const without = (list: readonly string[], others: readonly string[]) =>
    list.filter((arrow) => !others.includes(arrow));
  const refused = without(allowed, found);
  const open = without(found, allowed);
  return [
    {
      what: 'R10 each deployable reaches those that network policies let it reach',
      holds: allowed.length > 0 && refused.length === 0,
      detail: refused.length === 0 ? `${allowed.length}` : `not ${refused.join(', ')}`,
    },
    {
      what: 'R10 no deployable reaches another',
      holds: open.length === 0,
      detail:
        open.length === 0
          ? `${DEPLOYABLES.length * (DEPLOYABLES.length - 1) - found.length} refused`
          : open.join(', '),
    },
  ];
}
