import { listWorkspaces } from './tools/src/workspaces.ts';

const folders = listWorkspaces().map(({ folder }) => folder);
const deployables = folders.filter(
  (folder) =>
    !folder.startsWith('packages/') && !['bank', 'bench', 'tools', 'stories', 'e2e'].includes(folder),
);
const services = deployables.filter((folder) => folder.startsWith('svc-') || folder === 'bank-import');
/** What stores and reads the data of services. */
const storing = [...services, 'packages/question-store'];
const anyOf = (names) => `(${names.join('|')})`;
const npm = (...names) => `(^|/)node_modules/${anyOf(names)}/`;

const TEST = '\\.test\\.tsx?$|/test/|/testing/';
const BROWSER = `^(packages/web-kit/(src|words)|packages/web-build/standalone|shell/src|${anyOf(deployables.filter((name) => name.startsWith('mf-')))}/src)/`;

/** Folders of contracts that only servers import. */
const SERVER_CONTRACTS = '(schemas|events|bank)';

/** Names of files that hold rules of the subject only, and of those that hold its data. */
const PURE = ['domain', 'scoring', 'draw', 'random', 'period', 'exam', 'question', 'strata', 'plan'];
const STORES = ['store', 'bank-store', 'draw-store', 'stores', 'key-store', 'queue', 'pace'];

/** What each room of service-kit may import beside itself. A test harness may see them all. */
const KIT = 'packages/service-kit/src';
const KIT_ROOMS = {
  process: [],
  http: ['process'],
  proxy: ['process', 'http', 'tracing'],
  redis: ['process'],
  mongo: ['process'],
  auth: ['process', 'http', 'redis'],
  limits: ['process', 'http'],
  notices: ['process', 'redis'],
  idempotency: ['process', 'http', 'mongo'],
  worker: ['process', 'mongo'],
  intl: [],
  tracing: [],
  events: ['process', 'http', 'redis', 'mongo', 'worker', 'tracing'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const kitRooms = Object.entries(KIT_ROOMS).map(([room, others]) =>
  forbid(
    `kit-room-${room}`,
    'A room of service-kit imports only the rooms that stand below it.',
    { path: `^${KIT}/${room}/` },
    { path: `^${KIT}/`, pathNot: `^${KIT}/${anyOf([room, ...others])}/` },
  ),
);

/** Rule 1 of CONTRIBUTING, generated from the list of workspaces. */
const borders = [
  forbid(
    'deployables-apart',
    'A deployable imports packages only, never another deployable.',
    { path: `^${anyOf(deployables)}/` },
    { path: `^${anyOf([...deployables, 'bank', 'tools', 'stories', 'e2e'])}/`, pathNot: '^$1/' },
  ),
  forbid(
    'packages-below',
    'A package knows no deployable.',
    { path: '^packages/' },
    { path: `^${anyOf([...deployables, 'bank', 'tools', 'stories', 'e2e'])}/` },
  ),
  forbid(
    'contracts-alone',
    'contracts imports nothing internal.',
    { path: '^packages/contracts/' },
    { path: '^packages/(?!contracts/)' },
  ),
  forbid(
    'kits-apart',
    'The kits never import each other.',
    { path: '^packages/(service-kit|web-kit)/' },
    { path: '^packages/(service-kit|web-kit|web-build|question-store)/', pathNot: '^packages/$1/' },
  ),
  forbid(
    'questions-of-their-services',
    'The questions in the database of svc-tests are known to svc-tests and to what imports an edition.',
    { path: '.', pathNot: '^(packages/question-store|svc-tests|bank-import)/' },
    { path: '^packages/question-store/' },
  ),
  forbid(
    'learning-anywhere',
    'The model of learning runs on servers and in browsers: it knows contracts and its scheduler only.',
    { path: '^packages/learning/src/' },
    { path: '.', pathNot: `^packages/(learning|contracts)/|${npm('ts-fsrs')}` },
  ),
  forbid(
    'nothing-running-builds',
    'What builds the microfrontends is needed by their build configuration only: no image installs it.',
    { path: '.', pathNot: '^packages/web-build/|/rspack\\.config\\.ts$|^stories/config/main\\.ts$' },
    { path: `^packages/web-build/|${npm('@rspack')}` },
  ),
  forbid(
    'browser-without-server',
    'Browser code imports neither service-kit, nor joi schemas, nor the files of the bank. Of declared calls its builds leave method and path.',
    { path: BROWSER, pathNot: TEST },
    { path: `^packages/(service-kit|contracts/src/${SERVER_CONTRACTS})/|${npm('joi')}` },
  ),
  forbid(
    'contracts-for-browsers',
    'What browsers import of contracts needs schemas for their types at most.',
    { path: '^packages/contracts/src/', pathNot: `^packages/contracts/src/(api|${SERVER_CONTRACTS})/` },
    {
      path: `^packages/contracts/src/(api|${SERVER_CONTRACTS})/|${npm('joi')}`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'stories-of-the-kit',
    'A story shows what web-kit exports, and knows no microfrontend.',
    { path: '^stories/src/', pathNot: TEST },
    {
      path: `^(${anyOf(['service-kit', 'web-build'].map((name) => `packages/${name}`))}|${anyOf([...deployables, 'bank', 'tools', 'e2e'])})/`,
    },
  ),
  forbid(
    'bank-alone',
    'The bank is data to everything that runs, and knows contracts only.',
    { path: '^bank/' },
    { path: `^(packages/(?!contracts/)|${anyOf([...deployables, 'tools', 'stories', 'e2e'])}/)` },
  ),
  forbid(
    'kit-below-scenes',
    'The kit knows how to draw, not what.',
    { path: '^bank/kit/' },
    { path: '^bank/(?!kit/)' },
  ),
  forbid(
    'services-without-web-kit',
    'A service knows nothing of the browser.',
    { path: `^${anyOf([...services, 'gateway'])}/` },
    { path: '^packages/web-(kit|build)/' },
  ),
  forbid(
    'edge-without-data',
    'What stands before the services loads neither a database nor events nor a token check.',
    { path: `^${anyOf(['gateway', 'shell', 'static-server'])}/`, pathNot: TEST },
    {
      path: npm('mongoose', 'mongodb', 'kafkajs', '@platformatic', 'passport', 'passport-jwt', 'jose'),
      reachable: true,
    },
  ),
  ...kitRooms,
  forbid(
    'pure-domain',
    'Domain files know no framework and no server.',
    { path: `^${anyOf(storing)}/src/.*${anyOf(PURE)}\\.ts$` },
    { path: npm('express', 'mongoose', 'kafkajs', '@platformatic', 'ioredis', 'joi') },
  ),
  forbid(
    'database-in-stores',
    'Only stores know the database; others may name its types.',
    { path: `^${anyOf(storing)}/src/`, pathNot: `/${anyOf(STORES)}\\.ts$` },
    { path: npm('mongoose', 'mongodb'), dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'kafka-in-the-kit',
    'Each Kafka client stands behind one adapter.',
    { path: '.', pathNot: `^${KIT}/events/kafka/kafkajs/|^packages/service-kit/test/` },
    { path: npm('kafkajs') },
  ),
  forbid(
    'second-kafka-client-in-the-kit',
    'Each Kafka client stands behind one adapter.',
    { path: '.', pathNot: `^${KIT}/events/kafka/platformatic/|^packages/service-kit/test/` },
    { path: npm('@platformatic') },
  ),
  forbid(
    'tracing-in-one-room',
    'Traces stand behind one room.',
    { path: '.', pathNot: `^${KIT}/tracing/|${TEST}` },
    { path: npm('@opentelemetry') },
  ),
  forbid(
    'features-apart',
    'A feature does not import a feature.',
    { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  forbid(
    'router-facade',
    'Only the facade imports wouter.',
    { path: '.', pathNot: '^packages/web-kit/src/(router|testing)/' },
    { path: npm('wouter') },
  ),
  forbid(
    'redux-on-demand',
    'Redux loads with what uses it: a remote that says so, and the one chunk of the shell behind store-parts.',
    {
      path: '^(shell|mf-public|mf-auth|packages/web-kit)/src/',
      pathNot: `^shell/src/(state/(store-parts|shell-(store|state))|frame/CategoryMenu|overlays/ProgressLine)\\.tsx?$|^packages/web-kit/src/(store|compat|testing)/`,
    },
    {
      path: `^packages/web-kit/src/store/|${npm('react-redux', '@reduxjs/toolkit')}`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'no-circles',
    'Files that need each other, be it for types only, are one file or lack a third.',
    {},
    { circular: true },
  ),
  forbid('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
];

export default {
  forbidden: borders,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.messages|\\.local)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
