import { FEATURE_FLAGS, type FeatureFlag } from '@zielona-fala/contracts';
import { createTransact, inConfiguredDatabase, type Transact } from '@zielona-fala/service-kit/mongo';
import { runCommand, systemClock } from '@zielona-fala/service-kit/process';
import { FLAGS_HOLD_SECONDS } from '../flags/flags.ts';
import { createFlagStore, type FlagStore } from '../flags/store.ts';
import { createSecurityLogStore, type SecurityLogStore } from '../security-log/store.ts';

const USAGE = `flags list
flags on NAME
flags off NAME
Flags: ${FEATURE_FLAGS.join(', ')}`;

interface CommandParts {
  readonly store: FlagStore;
  readonly securityLog: SecurityLogStore;
  readonly transact: Transact;
}

type Command = (parts: CommandParts) => Promise<string>;

const list: Command = async ({ store }) => {
  const states = await store.list();
  const lines = states.map(({ name, isOn, changedAt }) => {
    const since = changedAt === null ? '' : `  since ${changedAt.toISOString()}`;
    return `${name}  ${isOn ? 'on' : 'off'}${since}`;
  });
  return lines.join('\n');
};

const turn =
  (name: FeatureFlag, isOn: boolean): Command =>
  async ({ store, securityLog, transact }) => {
    const at = systemClock.now();
    const state = isOn ? 'on' : 'off';
    const isChanged = await transact(async (transaction) => {
      if (!(await store.set(name, isOn, at, transaction))) return false;
      const incident = { event: 'flag-changed', outcome: 'done', detail: `${name} ${state}` } as const;
      await securityLog.add({ ...incident, userId: null, at, place: null, device: null }, transaction);
      return true;
    });
    if (!isChanged) return `${name} is ${state} already`;
    return `${name} is ${state}: every replica follows within ${FLAGS_HOLD_SECONDS} s`;
  };

function readCommand([command, name, ...more]: readonly string[]): Command | null {
  if (command === 'list' && name === undefined) return list;
  const flag = FEATURE_FLAGS.find((each) => each === name);
  if ((command !== 'on' && command !== 'off') || flag === undefined || more.length > 0) return null;
  return turn(flag, command === 'on');
}

await runCommand(USAGE, readCommand, (command) =>
  inConfiguredDatabase(async (connection) => {
    const parts = {
      store: createFlagStore(connection),
      securityLog: createSecurityLogStore(connection),
      transact: createTransact(connection),
    };
    console.log(await command(parts));
  }),
);
