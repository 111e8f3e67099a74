import { FEATURE_FLAGS, type FeatureFlag } from '@zielona-fala/contracts';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { DATABASE_COMMAND_CONFIG } from '../config.ts';
import { FLAGS_HOLD_SECONDS } from '../flags/flags.ts';
import { createFlagStore, type FlagStore } from '../flags/store.ts';
import { createSecurityLogStore, type SecurityLogStore } from '../security-log/store.ts';

const USAGE = `flags list
flags on NAME
flags off NAME
Flags: ${FEATURE_FLAGS.join(', ')}`;

type Command = (store: FlagStore, securityLog: SecurityLogStore) => Promise<string>;

const list: Command = async (store) => {
  const states = await store.list();
  const lines = states.map(({ name, isOn, changedAt }) => {
    const since = changedAt === null ? '' : `  since ${changedAt.toISOString()}`;
    return `${name}  ${isOn ? 'on' : 'off'}${since}`;
  });
  return lines.join('\n');
};

const turn =
  (name: FeatureFlag, isOn: boolean): Command =>
  async (store, securityLog) => {
    const at = systemClock.now();
    const detail = `${name} ${isOn ? 'on' : 'off'}`;
    await securityLog.add({
      userId: null,
      event: 'flag-changed',
      outcome: 'done',
      at,
      place: null,
      device: null,
      detail,
    });
    await store.set(name, isOn, at);
    return `${name} is ${isOn ? 'on' : 'off'}: every replica follows within ${FLAGS_HOLD_SECONDS} s`;
  };

function readCommand([command, name, ...more]: readonly string[]): Command | null {
  if (command === 'list' && name === undefined) return list;
  const flag = FEATURE_FLAGS.find((each) => each === name);
  if ((command !== 'on' && command !== 'off') || flag === undefined || more.length > 0) return null;
  return turn(flag, command === 'on');
}

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const connection = await connectMongo(readConfig(DATABASE_COMMAND_CONFIG, process.env).MONGODB_URI);
  try {
    console.log(await command(createFlagStore(connection), createSecurityLogStore(connection)));
  } finally {
    await connection.close();
  }
}
