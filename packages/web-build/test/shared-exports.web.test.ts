import { expect, test } from '@jest/globals';
import { PORTAL_CONTRACT } from '@zielona-fala/contracts/portal';
import * as router from '@zielona-fala/web-kit/router';
import * as session from '@zielona-fala/web-kit/session';
import * as store from '@zielona-fala/web-kit/store';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactIntl from 'react-intl';
import * as reactReduxOf2 from '../../web-kit/src/compat/react-redux-2.ts';
import * as sessionOf2 from '../../web-kit/src/compat/session-2.ts';
import * as toolkitOf2 from '../../web-kit/src/compat/toolkit-2.ts';
import { exportsUpTo } from './shared-exports.ts';

/** What the shell shares, by shared name. */
const OFFERED: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react-intl': reactIntl,
  '@zielona-fala/web-kit/router': router,
  '@zielona-fala/web-kit/store': store,
  'web-kit/session': session,
};

/** What it shares besides, for remotes that need mount contract 2. */
const OFFERED_TO_CONTRACT_2: Readonly<Record<string, object>> = {
  'react-redux': reactReduxOf2,
  '@reduxjs/toolkit': toolkitOf2,
  '@zielona-fala/web-kit/session': sessionOf2,
};

/** Interop of the module systems, and internals that React forbids to use. */
const NOT_FOR_USE = /^(default|module\.exports|__.+)$/;

const namesOf = (module: object) => Object.keys(module).filter((name) => !NOT_FOR_USE.test(name));
const RECORDED = exportsUpTo(PORTAL_CONTRACT);

test.each(Object.entries({ ...OFFERED, ...OFFERED_TO_CONTRACT_2 }))(
  '%s exports everything that deployed remotes may use',
  (name, module) => {
    const offered = new Set(namesOf(module));
    expect(RECORDED[name]?.filter((each) => !offered.has(each))).toEqual([]);
  },
);

test.each(Object.entries(OFFERED))('each export of %s is on record', (name, module) => {
  const recorded = new Set(RECORDED[name]);
  expect(namesOf(module).filter((each) => !recorded.has(each))).toEqual([]);
});
