import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_KIT_DIR } from './paths.ts';

interface SharedModule {
  /** One for all builds, whichever version; else one for all that want the same. */
  readonly singleton: boolean;
  readonly version?: string;
  readonly requiredVersion: string | false;
  /** Its name between builds; else that in the imports. */
  readonly shareKey?: string;
}

/** Changes with the icons and with the set that they are of. */
const ICONS = `0.0.${versionOf('src/icons/core-icons.ts', 'src/icons/MoreIcon.tsx', 'package.json')}`;

function versionOf(...files: readonly string[]): number {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(WEB_KIT_DIR, file)));
  return hash.digest().readUInt32BE();
}

const SINGLETON: SharedModule = { singleton: true, requiredVersion: false };

/**
 * The one shared-dependency map. Versions are equal in the whole repository, so no range is checked at run time.
 * Sharing turns tree shaking off: of wouter, Redux Toolkit and react-redux, what we use of them is shared.
 */
export const SHARED: Readonly<Record<string, SharedModule>> = {
  react: SINGLETON,
  'react-dom': SINGLETON,
  'react-intl': SINGLETON,
  '@zielona-fala/web-kit/router': SINGLETON,
  '@zielona-fala/web-kit/session': { ...SINGLETON, shareKey: 'web-kit/session' },
  '@zielona-fala/web-kit/store': SINGLETON,
  // a build with other icons than the shell brings its own
  '@zielona-fala/web-kit/icons': { singleton: false, version: ICONS, requiredVersion: ICONS },
};

const forContract2 = (file: string, shareKey: string) => [
  join(WEB_KIT_DIR, 'src/compat', file),
  { ...SINGLETON, shareKey },
];

/** What the shell shares besides, for remotes that were built for the mount contract before this one. */
export const SHARED_WITH_CONTRACT_2: Readonly<Record<string, SharedModule>> = Object.fromEntries([
  forContract2('session-2.ts', '@zielona-fala/web-kit/session'),
  forContract2('react-redux-2.ts', 'react-redux'),
  forContract2('toolkit-2.ts', '@reduxjs/toolkit'),
]);
