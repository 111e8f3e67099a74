interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
}

const SINGLETON: SharedModule = { singleton: true, requiredVersion: false };

/**
 * The one shared-dependency map. Versions are equal in the whole repository, so no range is checked at run time.
 * wouter itself is never shared: sharing turns tree shaking off, so the facade is.
 */
export const SHARED: Readonly<Record<string, SharedModule>> = {
  react: SINGLETON,
  'react-dom': SINGLETON,
  'react-redux': SINGLETON,
  '@reduxjs/toolkit': SINGLETON,
  'react-intl': SINGLETON,
  '@zielona-fala/web-kit/router': SINGLETON,
  '@zielona-fala/web-kit/session': SINGLETON,
};
