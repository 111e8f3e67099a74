import type { Services } from '@zielona-fala/tools/services';
import type { Figure } from '../figure.ts';
import { caller, type Learner } from '../learner.ts';
import { medianOf } from '../measure/median.ts';
import { type Greedy, greedyCaller } from './greedy.ts';
import type { Gateway } from './processes.ts';
import { slowestRead } from './slowest-read.ts';

const MAX_RATIO = 3;
const PAIRS = 3;

interface Attack {
  readonly name: string;
  /** What others read meanwhile, of the service that is meant. */
  readonly read: string;
  begin(greedy: Greedy): void;
}

/**
 * R9: how much longer the slowest reads of a learner take beside one network that does the worst it can, at the limits
 * as they are.
 * @throws Error when a read of the learner's is refused
 */
export async function oneNetworkFigures(
  gateway: Gateway,
  learner: Learner,
  { urls }: Services,
): Promise<readonly Figure[]> {
  const film = await mediaPath(urls['svc-tests'], learner);
  const attacks: readonly Attack[] = [
    {
      name: 'bodies that never end',
      read: '/api/v1/tests/categories/all',
      begin: (greedy) => greedy.keepSending('/api/v1/tests'),
    },
    {
      name: 'answers that are not read',
      read: '/api/v1/tests/categories/all',
      begin: (greedy) => greedy.keepAsking(film),
    },
    {
      name: 'sign-ins at once',
      read: '/api/v1/users/user',
      begin: (greedy) => greedy.keepSigningIn(),
    },
  ];
  const figures: Figure[] = [];
  for (const attack of attacks) figures.push(await measure(attack, gateway, learner));
  return figures;
}

async function measure({ name, read, begin }: Attack, gateway: Gateway, learner: Learner): Promise<Figure> {
  await slowestRead(gateway, learner, read);
  const pairs: { idle: number; attacked: number; refused: number }[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const idle = await slowestRead(gateway, learner, read);
    const greedy = greedyCaller(gateway);
    begin(greedy);
    const attacked = await slowestRead(gateway, learner, read);
    pairs.push({ idle, attacked, refused: greedy.stop() });
  }
  const value = medianOf(pairs.map(({ idle, attacked }) => attacked / idle));
  const told = pairs.map(
    ({ idle, attacked, refused }) =>
      `${attacked.toFixed(1)}/${idle.toFixed(1)} ms, ${refused} calls of the network refused`,
  );
  const title = `R9 p99 of reads beside 300 ${name} of one network ÷ idle`;
  process.stdout.write(`${title}: ${value.toFixed(2)}\n  ${told.join('\n  ')}\n`);
  return {
    name: title,
    value,
    goal: `<= ${MAX_RATIO}, none refused`,
    holds: value <= MAX_RATIO,
    details: pairs,
  };
}

/** Of a picture or film of some question. */
async function mediaPath(testsUrl: string, { accessToken }: Learner): Promise<string> {
  const draw = () => caller(accessToken)('GET', `${testsUrl}/api/v1/tests/trial?lang=pl&cat=B`);
  for (;;) {
    const { questions } = (await draw()) as { questions: readonly { media: string | null }[] };
    const found = questions.find(({ media }) => media !== null)?.media;
    if (found) return found;
  }
}
