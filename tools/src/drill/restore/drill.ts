import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { backUp, exportErasures, restore } from '../../backup/backup.ts';
import { erasureLogFile, readErasureLog } from '../../backup/erasure-log.ts';
import type { ChaosStack } from '../../chaos/chaos-stack.ts';
import { type Check, zero } from '../../chaos/check.ts';
import { rightAnswers } from '../../chaos/knowledge.ts';
import { registerLearner, type SimulatedLearner } from '../../chaos/learner.ts';
import { createRandom } from '../../chaos/random.ts';
import { recount } from '../../chaos/recount.ts';
import { parkedEvents, untilSettled } from '../../chaos/settled.ts';
import { withDatabase } from '../../infra/mongo-uri.ts';
import { workspace } from '../../paths.ts';
import { run, tail } from '../../process/run.ts';
import { until } from '../../process/until.ts';
import { DATABASES } from '../../stack/service-database.ts';
import { placesOf } from '../../test/kept-data.ts';

export interface RestoreDrill {
  /** The folder of all backups. */
  readonly backups: string;
  readonly learners: number;
  readonly tell: (line: string) => void;
}

const EXAMS_BEFORE = 2;
const EXAMS_MEANWHILE = 4;
const EXAMS_AFTER = 2;
const FIRST_WITHIN = { timeoutMs: 60_000, intervalMs: 20 };
/** What may hold the number of an erased account: events, what orders them, tombstones, and the erasure log. */
const OF_NUMBERS =
  /^(kafka |redis seq:|\w+\.(outbox|outbox_sequences|projection_watermarks|learners|erasures)$)/;
const FORGOTTEN_WITHIN = { timeoutMs: 60_000, intervalMs: 1000 };

/** Whether a restored portal has the data of the backup, without accounts deleted since, and keeps working. */
export async function drillRestore(stack: ChaosStack, options: RestoreDrill): Promise<readonly Check[]> {
  const { backups, tell } = options;
  const servers = {
    mongodbUri: stack.mongodbUri,
    redisUrl: stack.redisUrl,
    brokers: stack.kafkaBrokers,
    prefix: '',
  };
  const answers = rightAnswers();
  const newLearners = (count: number, seed: number): Promise<SimulatedLearner[]> =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        registerLearner({ stack, random: createRandom(seed + index), rightAnswers: answers }),
      ),
    );

  const learners = await newLearners(options.learners, 1);
  const [before, logged, unlogged] = (await newLearners(3, 1000)) as [
    SimulatedLearner,
    SimulatedLearner,
    SimulatedLearner,
  ];
  await takeExams([...learners, before, logged, unlogged], EXAMS_BEFORE);
  await before.leave();

  // events not applied at the time of the backup have to be replayed
  const consumer = stack.replicas['svc-stats'] ?? [];
  await Promise.all(consumer.map((process) => process.stop()));
  const studying = takeExams(learners, EXAMS_MEANWHILE);
  await until('an exam of each learner', async () => requireAnother(learners), FIRST_WITHIN);
  const acknowledged = new Map(learners.map((learner) => [learner, learner.exams.length]));
  const begun = performance.now();
  const backup = await backUp(stack.mongodbUri, backups);
  const documents = backup.collections.reduce((sum, collection) => sum + collection.documents, 0);
  tell(`backup of ${documents} documents in ${since(begun)} s, while exams are taken`);
  const acknowledgedThen = new Map(learners.map((learner) => [learner, learner.exams.length]));
  await Promise.all([studying, ...consumer.map((process) => process.start())]);
  await takeExams(learners, EXAMS_AFTER);
  await logged.leave();
  await exportErasures(stack.mongodbUri, backups);
  const [newcomer] = (await newLearners(1, 2000)) as [SimulatedLearner];
  await takeExams([newcomer], 1);
  await unlogged.leave();
  await untilSettled(stack);

  const lostFor = performance.now();
  await Promise.all(processesOf(stack).map((process) => process.stop()));
  await destroy(stack.mongodbUri);
  tell('services stopped, databases destroyed');
  const restoring = performance.now();
  const restored = await restore(servers, backup.folder, await readErasureLog(erasureLogFile(backups)));
  tell(
    `restored ${restored.documents} documents in ${since(restoring)} s; ${restored.events} events are replayed`,
  );
  await Promise.all(processesOf(stack).map((process) => process.start()));
  await untilSettled(stack);
  tell(`everything is back and applied ${since(lostFor)} s after the services were stopped`);

  const held = await Promise.all(learners.map((learner) => heldOf(stack.mongodbUri, learner)));
  const missing = held.reduce(
    (sum, { learner, exams }) =>
      sum + learner.exams.slice(0, acknowledged.get(learner)).filter((exam) => !exams.includes(exam)).length,
    0,
  );
  const ofLater = held.reduce(
    (sum, { learner, exams }) =>
      sum + learner.exams.slice(acknowledgedThen.get(learner)).filter((exam) => exams.includes(exam)).length,
    0,
  );
  const afterwards = held.reduce((sum, { learner, exams }) => sum + learner.exams.length - exams.length, 0);
  const asRestored = held.map(({ learner, exams }) => ({ ...learner, exams }));
  const first = await recount(stack.mongodbUri, asRestored);
  const gone = await Promise.all(
    [before, logged, unlogged, newcomer].map((learner) =>
      untilForgotten(stack, learner, learner !== newcomer),
    ),
  );

  const another = await Promise.all(learners.map((learner) => learner.takeExam()));
  const goingOn = asRestored.map((learner, index) => ({
    ...learner,
    exams: [...learner.exams, ...another.slice(index, index + 1)],
  }));
  await untilSettled(stack);
  const second = await recount(stack.mongodbUri, goingOn);
  await rebuild(stack.mongodbUri);
  await untilSettled(stack);
  const third = await recount(stack.mongodbUri, goingOn);
  const parked = await parkedEvents(stack);

  for (const difference of [first, second, third].flatMap(({ differences }) => differences))
    tell(`  ${difference}`);
  const wrong = ({ lost, countedTwice, levelsWrong, differences }: typeof first): number =>
    lost + countedTwice + levelsWrong + differences.length;
  return [
    {
      what: 'all documents of the backup restored',
      holds: restored.documents === documents,
      detail: `${documents}`,
    },
    zero('exams acknowledged before the backup and missing', missing),
    zero('exams begun after the backup and there', ofLater),
    zero(
      'differences of statistics, levels, activity and ranking from the exams of the backup',
      wrong(first),
      `in ${first.acknowledged} exams`,
    ),
    {
      what: 'lost with what came after the backup, as expected',
      holds: afterwards > 0,
      detail: `${afterwards} exams, 1 newcomer`,
    },
    {
      what: 'accounts that were deleted after the backup and erased again',
      holds: restored.erasedAgain === 2,
      detail: `${restored.erasedAgain} of 2, one of them known by Kafka alone`,
    },
    zero('places that still name somebody who left', gone.flat().length, gone.flat().join(' ')),
    zero('differences after each has taken another exam', wrong(second), `in ${second.acknowledged} exams`),
    zero('differences after a rebuild', wrong(third)),
    zero('events that could not be applied', parked),
  ];
}

const since = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1);

const processesOf = ({ replicas }: ChaosStack) => Object.values(replicas).flat();

/** @throws while somebody has none acknowledged of those that are taken meanwhile */
async function requireAnother(learners: readonly SimulatedLearner[]): Promise<void> {
  const waiting = learners.filter(({ exams }) => exams.length <= EXAMS_BEFORE);
  if (waiting.length > 0) throw new Error(`${waiting.length} learners have none yet`);
}

async function takeExams(learners: readonly SimulatedLearner[], count: number): Promise<void> {
  await Promise.all(
    learners.map(async (learner) => {
      for (let exam = 0; exam < count; exam += 1) await learner.takeExam();
    }),
  );
}

async function destroy(mongodbUri: string): Promise<void> {
  for (const database of Object.values(DATABASES)) {
    await inDatabase(withDatabase(mongodbUri, database), (connection) => connection.dropDatabase());
  }
}

/** The exams that the learner noted down and that svc-tests has as finished. */
async function heldOf(mongodbUri: string, learner: SimulatedLearner) {
  return inDatabase(withDatabase(mongodbUri, 'tests'), async (connection) => {
    const finished = { userId: learner.userId, status: { $ne: 'unfinished' } };
    const tests = await connection.collection<{ _id: number }>('tests').find(finished).toArray();
    const ids = new Set(tests.map(({ _id }) => _id));
    return { learner, exams: learner.exams.filter(({ testId }) => ids.has(testId)) };
  });
}

/** @returns where the learner's name still stands, or the number, after a minute */
async function untilForgotten(
  stack: ChaosStack,
  { username, userId }: SimulatedLearner,
  wasErased: boolean,
): Promise<readonly string[]> {
  let places: readonly string[] = [];
  const look = async (): Promise<void> => {
    const numbers = await placesOf(String(userId), stack);
    const strange = wasErased ? numbers.filter((place) => !OF_NUMBERS.test(place)) : numbers;
    places = [...(await placesOf(username, stack)), ...strange];
    if (places.length > 0) throw new Error(`${username} stands in ${places.join(', ')}`);
  };
  await until('the learner to be forgotten', look, FORGOTTEN_WITHIN).catch(() => undefined);
  return places;
}

async function rebuild(mongodbUri: string): Promise<void> {
  const { code, output } = await run(process.execPath, ['src/commands/rebuild.ts'], {
    cwd: workspace('svc-tests'),
    env: { ...process.env, NODE_ENV: 'production', MONGODB_URI: withDatabase(mongodbUri, 'tests') },
  });
  if (code !== 0) throw new Error(`the rebuild failed:\n${tail(output)}`);
}
