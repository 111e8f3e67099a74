import { REMOTE_PREFIXES, type RemoteName, remoteOf } from '@zielona-fala/contracts/portal';
import { UserError } from '../../process/user-error.ts';
import type { Kind } from '../kind.ts';
import { namesOf } from '../names.ts';
import { addTo, argumentOf, objectWith, valueNamed } from '../source-edits.ts';
import { fromTemplate } from '../template.ts';
import { addTexts, defaultDescription, quoted, takeTexts } from '../texts.ts';

const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const REMOTES: Readonly<Record<string, RemoteName>> = Object.fromEntries(
  (Object.keys(REMOTE_PREFIXES) as RemoteName[]).map((name) => [`mf-${name}`, name]),
);

/** What the test of a remote's table says of each page; the dashboard's names no single ones. */
const EXPECTED: Readonly<Record<string, (paths: string) => string>> = {
  'mf-auth': (paths) => `['public', ${paths}]`,
  'mf-public': (paths) => paths,
};

/** A page of a remote: its entry in the route table, the component, its texts and a test. */
export const newPage: Kind = {
  usage:
    'page NAME REMOTE PATH --pl … --en … --de …   such as: page notes mf-dashboard /dashboard/notes --pl Notatki …',
  plan(args, change) {
    const { rest, texts } = takeTexts(args);
    const [name = '', folder = '', path = ''] = rest;
    const names = namesOf(name);
    const remote = REMOTES[folder];
    if (remote === undefined) {
      throw new UserError(`“${folder}” is no remote: use one of ${Object.keys(REMOTES).join(', ')}.`);
    }
    if (!PATH.test(path) || remoteOf(path) !== remote) {
      const prefixes = REMOTE_PREFIXES[remote].join(', ');
      throw new UserError(`“${path}” is no path of ${folder}: begin it with one of ${prefixes}.`);
    }
    const route = remote === 'dashboard' ? `dashboard-${name}` : name;
    const values = { ...names, path, route, pl: quoted(texts.pl) };
    const paths =
      remote === 'dashboard' ? `'${path}'` : `{ pl: '${path}', en: '/en${path}', de: '/de${path}' }`;
    const table = `${folder}/src/route-table.ts`;
    const component = `${folder}/src/pages/${names.pascal}Page.tsx`;
    if (change.read(table).includes(`'${path}'`))
      throw new UserError(`The path is taken: ${path} is in ${table}.`);

    change.create(component, fromTemplate('page/page.tsx', values));
    change.create(`${folder}/test/${name}-page.web.test.tsx`, fromTemplate('page/web.test.tsx', values));
    change.edit(table, (text) => addTo(text, valueNamed('ROUTE_TABLE'), entryOf(remote, route, paths)));
    change.edit(`${folder}/src/routes.tsx`, (text) => {
      const load = `async () => (await import('./pages/${names.pascal}Page.tsx')).${names.pascal}Page`;
      const wrapped = remote === 'dashboard' ? 'page' : 'lazyPage';
      return addTo(text, argumentOf('routesOf'), `'${route}': ${wrapped}(${load})`);
    });
    const expected = EXPECTED[folder];
    if (expected) {
      const known = remote === 'auth' ? 'login' : 'home';
      change.edit(`${folder}/test/route-table.unit.test.ts`, (text) =>
        addTo(text, objectWith(known), `'${route}': ${expected(paths)}`),
      );
    }
    const description = `sales.seo.${route}.description`;
    change.edit(`${folder}/src/head-texts.ts`, (text) =>
      addTo(
        text,
        argumentOf('defineMessages'),
        `${namesOf(route).camel}Description: {
          id: '${description}',
          defaultMessage: ${quoted(defaultDescription(texts).pl)},
          description: 'Description of the page at ${path}',
        }`,
      ),
    );
    addTexts(change, folder, {
      [`sales.seo.${route}.title`]: texts,
      [description]: defaultDescription(texts),
    });

    change.tell(
      `Show in ${component} what the page is for, by components of ${folder}/src/features/${name}.`,
    );
    change.tell(
      `Say in ${folder}/src/head-texts.ts and ${folder}/lang what search engines and tabs are told of it (${description}).`,
    );
    change.tell(`Link to it; whether it stands in a menu, and who may see it, ${table} says.`);
  },
};

function entryOf(remote: RemoteName, route: string, paths: string): string {
  if (remote !== 'auth') return `'${route}': { ...page('${route}'), paths: ${paths} }`;
  return `'${route}': {
    paths: ${paths},
    audience: 'public',
    frame: 'auth',
    title: 'sales.seo.${route}.title',
    description: 'sales.seo.${route}.description',
  }`;
}
