import { explain } from './process/user-error.ts';

type Load = () => Promise<{ main: (args: string[]) => Promise<number> }>;

/** A command of svc-identity's own, in the running stack or on the server in MONGODB_URI. */
const ofIdentity =
  (name: string): Load =>
  async () => {
    const { identityCommand } = await import('./stack/identity-command.ts');
    return { main: (args) => identityCommand(name, args) };
  };

const COMMANDS: Readonly<Record<string, Load>> = {
  start: () => import('./stack/start-command.ts'),
  reset: () => import('./stack/reset-command.ts'),
  test: () => import('./test/test-command.ts'),
  'test:api': () => import('./test/api-command.ts'),
  'test:matrix': () => import('./test/matrix-command.ts'),
  'test:clocks': () => import('./test/clocks-command.ts'),
  'test:images': () => import('./test/images-command.ts'),
  'test:security': () => import('./test/security-command.ts'),
  'test:mutants': () => import('./mutants/mutants-command.ts'),
  'test:k8s-server': () => import('./kubernetes/server-command.ts'),
  bench: () => import('@zielona-fala/bench'),
  chaos: () => import('./chaos/chaos-command.ts'),
  cluster: () => import('./cluster/cluster-command.ts'),
  drill: () => import('./drill/drill-command.ts'),
  new: () => import('./new/new-command.ts'),
  backup: () => import('./backup/backup-command.ts'),
  restore: () => import('./backup/restore-command.ts'),
  erasures: ofIdentity('erasures'),
  attest: () => import('./release/attest-command.ts'),
  rollout: () => import('./rollout/rollout-command.ts'),
  image: () => import('./release/image-command.ts'),
  lint: () => import('./lint/lint-command.ts'),
  dlq: () => import('./stack/dlq-command.ts'),
  outbox: () => import('./stack/outbox-command.ts'),
  mails: ofIdentity('mails'),
  lag: () => import('./stack/lag-command.ts'),
  flags: ofIdentity('flags'),
  rebuild: () => import('./stack/rebuild-command.ts'),
  sessions: () => import('./stack/sessions-command.ts'),
  storybook: () => import('./stories/storybook-command.ts'),
  'docs:rooms': () => import('./docs/rooms-command.ts'),
  'events:record': () => import('./events/record-command.ts'),
  'k8s:rules': () => import('./kubernetes/rules-command.ts'),
  'k8s:schemas': () => import('./kubernetes/schemas-command.ts'),
  font: () => import('./font/font-command.ts'),
  'bank:check': () => import('./stack/bank-check-command.ts'),
  'bank:draw': () => import('./stack/bank-draw-command.ts'),
  'bank:film': () => import('./stack/bank-film-command.ts'),
  'bank:sheet': () => import('./stack/bank-sheet-command.ts'),
  'bank:import': () => import('./stack/bank-import-command.ts'),
  'bank:reports': () => import('./stack/bank-reports-command.ts'),
  'bank:rules': () => import('./stack/bank-rules-command.ts'),
  'bank:topics': () => import('./stack/bank-topics-command.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = COMMANDS[name];
if (!load) {
  process.stderr.write(`Unknown command “${name}”: use one of ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exit(2);
}
try {
  const command = await load();
  process.exit(await command.main(args));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
