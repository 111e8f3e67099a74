import { GATEWAY_ROUTES } from '@zielona-fala/contracts';
import { UserError } from '../../process/user-error.ts';
import { addApiRow } from '../api-page.ts';
import { addManifest, enterWorkspace, mustBeWord } from '../deployables.ts';
import type { Kind } from '../kind.ts';
import { enterBeside, type Place } from '../mirror.ts';
import { namesOf } from '../names.ts';
import { replaced } from '../replaced.ts';
import { addImport } from '../source-edits.ts';
import { fromTemplate } from '../template.ts';

const SIBLING = 'svc-stats';

/** Those that a service without a database needs of what its sibling has. */
const PACKAGES = [
  '@zielona-fala/contracts',
  '@zielona-fala/service-kit',
  'joi',
  '@types/supertest',
  'supertest',
];

/** Its files, each with the template that they begin as. */
const FILES = (folder: string, name: string): readonly (readonly [file: string, template: string])[] => [
  [`${folder}/src/main.ts`, 'main.ts'],
  [`${folder}/src/config.ts`, 'config.ts'],
  [`${folder}/src/app.ts`, 'app.ts'],
  [`${folder}/src/status/routes.ts`, 'routes.ts'],
  [`${folder}/test/support/service.ts`, 'support.ts'],
  [`${folder}/test/status.int.test.ts`, 'test.ts'],
  [`packages/contracts/src/api/${name}/get-${name}-status.ts`, 'declaration.ts'],
  [`deploy/k8s/base/${folder}/kustomization.yaml`, 'k8s-kustomization.yaml'],
  [`deploy/k8s/base/${folder}/deployment.yaml`, 'k8s-deployment.yaml'],
  [`deploy/k8s/base/${folder}/settings/kustomization.yaml`, 'k8s-settings.yaml'],
];

/** Where svc-stats is entered, as far as it is for what this one has too. */
const places = (name: string): readonly Place[] => [
  ['tsconfig.node.json', /^ {4}"svc-stats",\n/m],
  ['packages/contracts/src/http/gateway-routes.ts', /, 'stats'(?=\] as const)/],
  ['packages/contracts/src/http/gateway-routes.ts', /^.*service: 'stats' },\n/m],
  ['gateway/src/config.ts', /^ {2}readonly STATS_URL.*\n/m],
  ['gateway/src/config.ts', /^ {2}STATS_URL.*\n/m],
  ['gateway/src/app.ts', /, stats: config\.STATS_URL/],
  ['gateway/src/app.ts', /, 'stats'(?=\])/],
  ['gateway/src/openapi/document.ts', /^ {2}stats: .*\n/m, `  ${name}: 'Calls of svc-${name}',\n`],
  ['gateway/test/gateway.ts', /^ {2}const stats = .*\n/m],
  ['gateway/test/gateway.ts', /^ {6}STATS_URL.*\n/m],
  ['gateway/test/gateway.ts', /, stats(?= ?[}\]])/g],
  ['tools/src/stack/plan.ts', /^ {2}const stats = .*\n/m],
  ['tools/src/stack/plan.ts', /, stats(?=, gateway)/],
  [
    'tools/src/stack/plan.ts',
    /^ {2}Object\.assign\(stats\.env.*\n/m,
    `  Object.assign(${name}.env, TOKENS, {
      REDIS_URL: input.redisUrl,
      JWKS_URL: \`\${identity.url}/.well-known/jwks.json\`,
    });\n`,
  ],
  [
    'tools/src/stack/plan.ts',
    /^ {2}Object\.assign\(gateway\.env, \{\n[\s\S]*? {4}STATS_URL.*\n/m,
    `    ${name.toUpperCase()}_URL: ${name}.url,\n`,
  ],
  ['tools/src/release/image.ts', /^ {2}'svc-stats': .*\n/m],
  ['tools/src/test/deployables.ts', /^ {2}'svc-stats': .*\n/m],
  [
    'tools/test/kubernetes-use.int.test.ts',
    /^ {2}'svc-stats': .*\n/m,
    `  'svc-${name}': ['svc-identity', 'redis'],\n`,
  ],
  [
    'tools/test/kubernetes-use.int.test.ts',
    /^ {2}gateway: \['svc-identity', 'svc-tests', 'svc-stats'/m,
    `, 'svc-${name}'`,
  ],
  ['deploy/k8s/base/kustomization.yaml', /, svc-stats(?=\])/],
  ['deploy/k8s/base/gateway/settings/kustomization.yaml', /^.*STATS_URL.*\n/m],
  ['deploy/k8s/overlays/staging/kustomization.yaml', /^.*zielona-fala\/svc-stats.*\n/m],
  ['deploy/k8s/overlays/production/kustomization.yaml', /^.*zielona-fala\/svc-stats.*\n/m],
  [
    'deploy/k8s/components/network-policy/processes.yaml',
    /^ {2}name: svc-identity\n[\s\S]*?svc-stats(?=\] \}\],\n)/m,
    `, svc-${name}`,
  ],
  [
    'deploy/k8s/components/network-policy/processes.yaml',
    /^ {2}name: gateway\n[\s\S]*?svc-stats(?=\],)/m,
    `, svc-${name}`,
  ],
  [
    'deploy/k8s/components/network-policy/processes.yaml',
    /^ {2}name: svc-stats\n[\s\S]*?^---\n/m,
    fromTemplate('service/network-policy.yaml', { name }),
  ],
  ['deploy/k8s/make-secrets', /^for user in gateway identity tests stats/m, ` ${name}`],
  ['deploy/make-env', / REDIS_STATS_PASSWORD/],
  [
    'deploy/redis/users.sh',
    /^user stats .*\n/m,
    `user ${name} on >$REDIS_${name.toUpperCase()}_PASSWORD ~${name}:* %R~revoked:* $may\n`,
  ],
  ['tools/test/redis-rights.int.test.ts', /, 'stats'(?=\];)/],
  ['deploy/compose.yaml', /^ {6}REDIS_STATS_PASSWORD: .*\n/m],
  ['deploy/compose.yaml', /^ {6}STATS_URL: .*\n(?= {6}CSRF_SECRET)/m],
  ['deploy/compose.yaml', /^ {6}svc-stats: .*\n/m],
  [
    'deploy/compose.yaml',
    /^ {2}svc-stats:\n[\s\S]*?\n\n/m,
    fromTemplate('service/compose.yaml', { name, upper: name.toUpperCase() }),
  ],
  [
    'deploy/k8s/components/external-secrets/secrets.yaml',
    /(?<=^---\n)apiVersion.*\nkind.*\nmetadata:\n {2}name: redis-stats\n[\s\S]*?^---\n/m,
  ],
  ['docs/capacity.md', /^\| svc-stats \| \d.*\n/m, `| svc-${name} | 100m, 512Mi | 3–20 |\n`],
  ['deploy/monitoring/prometheus.yaml', /^ {2}- job_name: svc-stats\n.*\n/m],
];

/** A service behind the gateway, with one call: its workspace, its image, and where the others have to know it. */
export const newService: Kind = {
  usage: 'service NAME   such as: service payments',
  plan([name = ''], change) {
    mustBeWord(name);
    const folder = `svc-${name}`;
    const prefix = `/api/v1/${name}`;
    const names = namesOf(name);
    if (change.exists(folder)) throw new UserError(`The name is taken: there is ${folder} already.`);
    if (GATEWAY_ROUTES.some((route) => route.prefix === prefix)) {
      throw new UserError(`The name is taken: ${prefix} belongs to another service.`);
    }
    const upper = name.toUpperCase();
    const renamed = (text: string) =>
      text.replaceAll('STATS', upper).replaceAll('Stats', names.pascal).replaceAll('stats', name);

    addManifest(change, {
      folder,
      sibling: SIBLING,
      description: `Calls below ${prefix}`,
      packages: PACKAGES,
    });
    for (const [file, template] of FILES(folder, name)) {
      change.create(file, fromTemplate(`service/${template}`, { ...names, name, upper }));
    }
    change.create(
      `.github/workflows/${folder}.yml`,
      renamed(change.read(`.github/workflows/${SIBLING}.yml`)),
    );
    enterWorkspace(change, folder, SIBLING);
    enterBeside(change, places(name), renamed);
    change.edit('tools/src/stack/plan.ts', (text) =>
      replaced(text, /(?<=PORTS_OF_PLAN = 2 \* \()\d+/, (processes) => String(Number(processes) + 1)),
    );
    change.edit('packages/contracts/src/api/index.ts', (text) =>
      addImport(text, `export * from './${name}/get-${name}-status.ts';`),
    );
    change.edit('docs/api.md', (page) =>
      addApiRow(
        page,
        `${prefix}/status`,
        `| \`GET ${prefix}/status\` | signed-in | Returns whom the service knows the caller as |`,
      ),
    );

    change.tell('Link the workspace: npm install');
    change.tell(
      `Add its calls: npm run new -- call NAME METHOD ${prefix}/… ${name} CAPABILITY; those for active accounts need what svc-tests/src/app.ts has of createActivity.`,
    );
    change.tell(
      `Give it a database and events, once it keeps something, as svc-tests has them: config.ts, app.ts, deploy/mongo/init.js, deploy/kafka/rights.sh, deploy/compose.yaml, deploy/k8s/base/${folder}; what it keeps of learners it exports and erases.`,
    );
    change.tell('Draw it into README.md and docs/architecture.md, and run: npm run docs:rooms');
    change.tell(
      'Take the change of the document over: npx jest --selectProjects unit -u gateway/test/document.unit',
    );
  },
};
