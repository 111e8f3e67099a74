import { PORTAL_CONTRACT, REMOTE_PREFIXES } from '@zielona-fala/contracts/portal';
import { UserError } from '../../process/user-error.ts';
import type { Change } from '../change.ts';
import { addManifest, enterWorkspace, mustBeWord } from '../deployables.ts';
import type { Kind } from '../kind.ts';
import { enterBeside, type Place } from '../mirror.ts';
import { namesOf } from '../names.ts';
import { addTo, argumentOf } from '../source-edits.ts';
import { fromTemplate } from '../template.ts';
import { addTexts, defaultDescription, quoted, takeTexts } from '../texts.ts';

const SIBLING = 'mf-auth';

/** Those that a remote without forms needs of what its sibling has. */
const PACKAGES = [
  '@rspack/cli',
  '@rspack/core',
  '@rspack/dev-server',
  '@types/react',
  '@zielona-fala/contracts',
  '@zielona-fala/web-build',
  '@zielona-fala/web-kit',
  'react',
  'react-intl',
];

/** Copied from the sibling, under the name of the new one. */
const COPIED = (folder: string): readonly string[] => [
  `.github/workflows/${folder}.yml`,
  `deploy/k8s/base/${folder}/kustomization.yaml`,
  `deploy/k8s/base/${folder}/settings/kustomization.yaml`,
];

/** Of a file with several. */
const MANIFEST = /(?<=^---\n)apiVersion.*\nkind.*\nmetadata:\n {2}name: mf-auth\n[\s\S]*?^---\n/m;

/** Where mf-auth is entered. */
const places = (name: string): readonly Place[] => [
  ['packages/contracts/src/portal/remotes.ts', /^ {2}auth: \[.*\],\n/m, `  ${name}: ['/${name}'],\n`],
  ['shell/server/config.ts', /, auth: origin\('auth'\)/],
  ['shell/server/fragments/remote-fragments.ts', /^ {4}auth: createSource.*\n/m],
  ['shell/test/shell-site.ts', / 'auth' \|/],
  ['shell/test/shell-site.ts', /^ {4}auth: .*\n/m],
  ['shell/test/shell-site.ts', /^ {8}REMOTE_AUTH_URL: .*\n/m],
  [
    'shell/test/some-routes.ts',
    /^export const SOME_ROUTES.*\n/m,
    `  ${name}: { format: 1, remote: '${name}', pages: {} },\n`,
  ],
  ['shell/test/some-routes.ts', /^ {2}auth: SOME_ROUTES.*\n/m],
  ['shell/test/document-head.web.test.tsx', /, auth: origin/],
  ['shell/test/head.unit.test.ts', /^ {6}auth: 'https:.*\n/m],
  ['.dependency-cruiser.mjs', /\|mf-auth(?=\|packages)/],
  ['tools/src/stack/plan.ts', /, 'mf-auth'/],
  ['tools/src/release/image.ts', /^ {2}'mf-auth': .*\n/m],
  ['tools/src/test/deployables.ts', /^ {2}'mf-auth': .*\n/m],
  ['tools/src/drill/deploy/drill.ts', /, 'mf-auth'/],
  ['tools/test/plan.unit.test.ts', /^ {4}REMOTE_AUTH_URL: .*\n/m],
  ['tools/test/images/images.images.test.ts', /, 'mf-auth'/],
  ['tools/test/kubernetes-use.int.test.ts', /, 'mf-auth'/g],
  ['tools/test/kubernetes-use.int.test.ts', /^ {2}'mf-auth': .*\n/m],
  ['tools/test/kubernetes-use.int.test.ts', /, 'auth'(?=, 'dashboard'\])/],
  ['packages/web-build/test/font.unit.test.ts', /, 'mf-auth'/],
  ['deploy/k8s/base/kustomization.yaml', /, mf-auth/],
  ['deploy/k8s/base/shell/settings/kustomization.yaml', /^ {6}- REMOTE_AUTH_URL.*\n.*\n/m],
  ['deploy/k8s/overlays/staging/kustomization.yaml', /^.*zielona-fala\/mf-auth, .*\n/m],
  ['deploy/k8s/overlays/production/kustomization.yaml', /^.*zielona-fala\/mf-auth, .*\n/m],
  ['deploy/k8s/components/network-policy/processes.yaml', /, mf-auth(?=, )/],
  ['deploy/k8s/components/network-policy/processes.yaml', MANIFEST],
  ['deploy/k8s/components/ingress/kustomization.yaml', /^ {10}- spec\.listeners\.\[name=auth\].*\n/m],
  ['deploy/k8s/components/ingress/kustomization.yaml', /, data\.REMOTE_AUTH_URL/],
  ['deploy/k8s/components/ingress/gateway.yaml', /^ {4}- name: auth\n.*\n.*\n.*\n.*\n/m],
  ['deploy/k8s/components/ingress/routes.yaml', MANIFEST],
  ['docs/capacity.md', /^\| mf-auth \|.*\n/m],
  ['deploy/monitoring/prometheus.yaml', /^ {2}- job_name: mf-auth\n.*\n/m],
  ['deploy/caddy/Caddyfile', /^auth\.[\s\S]*?^\}\n\n/m],
  ['deploy/compose.tls.yaml', /^ {6}REMOTE_AUTH_URL: .*\n/m],
  ['deploy/compose.tls.yaml', /^ {2}mf-auth:\n[\s\S]*?\n\n/m],
  ['deploy/compose.yaml', /^ {2}mf-auth:\n[\s\S]*?\n\n/m],
  ['deploy/compose.yaml', /^ {6}REMOTE_AUTH_URL: .*\n.*\n/m],
  ['deploy/compose.yaml', /^ {2}files-mf-auth:.*\n/m],
];

/** A microfrontend with one page: its workspace, its image, and where the shell and the others have to know it. */
export const newRemote: Kind = {
  usage:
    'remote NAME --pl … --en … --de …   such as: remote school --pl "Szkoły jazdy" --en "Driving schools" …',
  plan(args, change) {
    const { rest, texts } = takeTexts(args);
    const [name = ''] = rest;
    mustBeWord(name);
    const folder = `mf-${name}`;
    const prefixes = Object.values(REMOTE_PREFIXES).flat() as string[];
    if (change.exists(folder) || prefixes.includes(`/${name}`)) {
      throw new UserError(`The name is taken: ${folder} or the pages below /${name} are there already.`);
    }
    const names = namesOf(name);
    const port = nextPort(change);
    const renamed = (text: string) =>
      text.replaceAll('AUTH', name.toUpperCase()).replaceAll('auth', name).replaceAll('8082', String(port));
    const description = defaultDescription(texts);
    const route = { route: name, path: `/${name}`, pl: quoted(texts.pl) };
    const values = {
      ...names,
      name,
      ...route,
      description: quoted(description.pl),
      contract: String(PORTAL_CONTRACT),
    };

    addManifest(change, {
      folder,
      sibling: SIBLING,
      description: `Pages below /${name}`,
      packages: PACKAGES,
    });
    change.create(`${folder}/rspack.config.ts`, fromTemplate('remote/rspack.config.ts', values));
    change.create(`${folder}/src/route-table.ts`, fromTemplate('remote/route-table.ts', values));
    change.create(`${folder}/src/routes.tsx`, fromTemplate('remote/routes.tsx', values));
    change.create(`${folder}/src/head-texts.ts`, fromTemplate('remote/head-texts.ts', values));
    change.create(`${folder}/src/pages/${names.pascal}Page.tsx`, fromTemplate('page/page.tsx', values));
    change.create(
      `${folder}/test/both-portals.web.test.ts`,
      fromTemplate('remote/both-portals.web.test.ts', values),
    );
    change.create(`${folder}/test/${name}-page.web.test.tsx`, fromTemplate('page/web.test.tsx', values));
    for (const locale of ['en', 'de'] as const) {
      const said = {
        [`sales.seo.${name}.title`]: texts[locale],
        [`sales.seo.${name}.description`]: description[locale],
      };
      change.create(`${folder}/lang/${locale}.json`, JSON.stringify(said));
    }
    for (const file of COPIED(folder)) {
      change.create(file, renamed(change.read(file.replaceAll(folder, SIBLING))));
    }
    enterWorkspace(change, folder, SIBLING);
    enterBeside(change, places(name), renamed);

    const unavailable = `shell.unavailable.${name}`;
    change.edit('shell/src/remotes/UnavailableRemote.tsx', (text) =>
      addTo(
        text,
        argumentOf('defineMessages'),
        `${name}: {
          id: '${unavailable}',
          defaultMessage: ${quoted(`${texts.pl}: chwilowo niedostępne`)},
          description: 'Title when the pages below /${name} cannot be loaded',
        }`,
      ),
    );
    addTexts(change, 'shell', {
      [unavailable]: { en: `${texts.en}: unavailable right now`, de: `${texts.de}: gerade nicht verfügbar` },
    });

    change.tell('Link the workspace: npm install');
    change.tell(
      `Begin ${folder}/CHANGELOG.md, as the other remotes have it, with what visitors will notice.`,
    );
    change.tell(`Add its pages: npm run new -- page NAME ${folder} /${name}/… --pl … --en … --de …`);
    change.tell(
      'A remote with a store leaves usesStore out of src/routes.tsx; what it is among the others, README.md and docs/architecture.md draw.',
    );
  },
};

/** On this machine remotes have ports one after the other. */
function nextPort(change: Change): number {
  const taken = [...change.read('deploy/compose.yaml').matchAll(/MF_\w+_PORT:-(\d+)/g)].map(([, port]) =>
    Number(port),
  );
  return Math.max(...taken) + 1;
}
