const common = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.local/'],
  testPathIgnorePatterns: ['/node_modules/'],
};

const node = {
  ...common,
  // Node strips the types, as it does in production
  runner: '<rootDir>/tools/jest/shared-modules/runner.mjs',
  transform: {},
};

const e2e = {
  ...node,
  globalSetup: '<rootDir>/tools/jest/stack-setup.mjs',
  globalTeardown: '<rootDir>/tools/jest/stack-teardown.mjs',
};

const ESM_ONLY_PACKAGES = [
  'react-intl',
  '@formatjs',
  'eventsource-parser',
  'intl-messageformat',
  'lenis',
  'lucide-react',
  'regexparam',
  'simple-icons',
  'wouter',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const web = {
  ...common,
  testEnvironment: '<rootDir>/tools/jest/jsdom-environment.mjs',
  testEnvironmentOptions: { url: 'http://localhost:8080/' },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/long-waits.cjs'],
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/tools/jest/css-modules.cjs' },
  transform: { '\\.(ts|tsx|js|mjs)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY_PACKAGES.join('|')})/)`],
};

export default {
  // twice the cores of a small machine: tests wait for servers and browsers half of their time
  maxWorkers: 4,
  testTimeout: 120_000,
  testSequencer: '<rootDir>/tools/jest/longest-first.mjs',
  projects: [
    { ...node, displayName: 'unit', testMatch: ['**/*.unit.test.ts'] },
    {
      ...node,
      displayName: 'int',
      testMatch: ['**/*.int.test.ts'],
      globalSetup: '<rootDir>/tools/jest/infra-setup.mjs',
      globalTeardown: '<rootDir>/tools/jest/infra-teardown.mjs',
    },
    // what Dockerfiles do, in clean folders: minutes of installing
    {
      ...node,
      displayName: 'images',
      testMatch: ['**/*.images.test.ts'],
      globalSetup: '<rootDir>/tools/jest/infra-setup.mjs',
      globalTeardown: '<rootDir>/tools/jest/infra-teardown.mjs',
    },
    // a real browser, without the stack
    { ...node, displayName: 'browser', testMatch: ['**/*.browser.test.ts'] },
    { ...web, displayName: 'web', testMatch: ['**/*.web.test.ts', '**/*.web.test.tsx'] },
    { ...e2e, displayName: 'e2e', testMatch: ['<rootDir>/e2e/**/*.e2e.test.ts'] },
    // what ends or replaces a part of the stack: one file at a time, when no other looks
    { ...e2e, displayName: 'alone', testMatch: ['<rootDir>/e2e/**/*.alone.test.ts'] },
    // every screen in every language, theme and width
    { ...e2e, displayName: 'matrix', testMatch: ['<rootDir>/e2e/**/*.matrix.test.ts'] },
    // attacks on the running product; all but those that need it alone belong to e2e too
    {
      ...e2e,
      displayName: 'security',
      testMatch: [
        '<rootDir>/e2e/security/*.test.ts',
        '<rootDir>/e2e/exam-path.e2e.test.ts',
        '<rootDir>/e2e/first-visit.e2e.test.ts',
      ],
    },
  ],
};
