import { GATEWAY_ROUTES } from '@zielona-fala/contracts';
import { UserError } from '../../process/user-error.ts';
import { addApiRow } from '../api-page.ts';
import type { Change } from '../change.ts';
import type { Kind } from '../kind.ts';
import { namesOf } from '../names.ts';
import { addImport, addTo, arrayWith, returnedBy } from '../source-edits.ts';
import { fromTemplate } from '../template.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PATH = /^\/api\/v1(\/([a-z][a-zA-Z-]*|:[a-z][a-zA-Z]*Id))+$/;
const INDEX = 'packages/contracts/src/api/index.ts';
const PAGE = 'docs/api.md';

/** Where a service puts its capabilities together. */
const COMPOSED: Readonly<Record<string, string>> = { 'svc-identity': 'src/http.ts' };

/** A call of the API: its declaration, the handler, a test, and a row in docs/api.md. */
export const newCall: Kind = {
  usage: 'call NAME METHOD PATH AREA [CAPABILITY]   such as: call list-notes GET /api/v1/tests/notes notes',
  plan([name = '', method = '', path = '', area = '', capability = area], change) {
    const names = namesOf(name);
    for (const folder of [area, capability]) namesOf(folder);
    if (!METHODS.includes(method)) {
      throw new UserError(`“${method}” is no method of a call: use one of ${METHODS.join(', ')}.`);
    }
    if (!PATH.test(path)) {
      throw new UserError(`“${path}” is no path of a call: write it as /api/v1/tests/notes/:noteId.`);
    }
    const owner = ownerOf(path);
    const service = `svc-${owner.service}`;
    if (service === 'svc-stats' && method !== 'GET') {
      throw new UserError('svc-stats answers GET alone: what it knows, events tell it.');
    }
    const declaration = `packages/contracts/src/api/${area}/${name}.ts`;
    const subject = namesOf(name.slice(name.indexOf('-') + 1)).pascal;
    const isTaken = new RegExp(`\\b${subject}Dto\\b`).test(declaredIn(change));
    const dto = isTaken ? names.pascal : subject;
    const summary = `${names.words.charAt(0).toUpperCase()}${names.words.slice(1)}`;
    const values = {
      ...names,
      ...{ area, dto, path, method: method.toLowerCase() },
      summary,
      params: paramsOf(path),
      served: `serve(${names.camel}, ({ user: { userId } }) => ({ userId }))`,
      routes: `${namesOf(capability).camel}Routes`,
      callPath: pathInTests(service, owner.prefix, path.replaceAll(/:\w+/g, '1')),
    };
    change.create(declaration, fromTemplate('call/declaration.ts', values));
    change.edit(INDEX, (text) => addImport(text, `export * from './${area}/${name}.ts';`));
    serve(service, capability, values, change);
    const harness = ['svc-stats', 'svc-identity'].includes(service) ? service : 'svc-tests';
    change.create(`${service}/test/${name}.int.test.ts`, fromTemplate(`call/${harness}.test.ts`, values));
    const documented = path.replaceAll(/:(\w+)/g, '{$1}');
    change.edit(PAGE, (page) =>
      addApiRow(page, documented, `| \`${method} ${documented}\` | active | ${summary} |`),
    );
    change.tell(`Say in ${declaration} what it takes and answers; its summary stands in ${PAGE} too.`);
    change.tell(
      `Answer it in ${service}/src/${capability}/routes.ts; expect that in ${service}/test/${name}.int.test.ts.`,
    );
    change.tell(
      'Take the change of the document over: npx jest --selectProjects unit -u gateway/test/document.unit',
    );
  },
};

interface Served {
  readonly area: string;
  readonly kebab: string;
  readonly camel: string;
  readonly served: string;
  readonly routes: string;
}

/** Answers the call in the capability's routes, which are made where there are none. */
function serve(service: string, capability: string, values: Served, change: Change): void {
  const routes = `${service}/src/${capability}/routes.ts`;
  if (change.exists(routes)) {
    const imported = `import { ${values.camel} } from '@zielona-fala/contracts/api/${values.area}/${values.kebab}';`;
    change.edit(routes, (text) =>
      addImport(addTo(text, returnedBy(/Routes$/), values.served, 'start'), imported),
    );
    return;
  }
  change.create(routes, fromTemplate('call/routes.ts', values));
  const app = `${service}/${COMPOSED[service] ?? 'src/app.ts'}`;
  const imported = `import { ${values.routes} } from './${capability}/routes.ts';`;
  // before those whose paths have parameters where these have words
  change.edit(app, (text) =>
    addImport(addTo(text, arrayWith(/^\.\.\.\w+Routes\(/), `...${values.routes}()`, 'start'), imported),
  );
}

function ownerOf(path: string): (typeof GATEWAY_ROUTES)[number] {
  const owner = GATEWAY_ROUTES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  if (owner) return owner;
  const prefixes = GATEWAY_ROUTES.map(({ prefix }) => prefix).join(', ');
  throw new UserError(`No service owns ${path}: begin the path with one of ${prefixes}.`);
}

const declaredIn = (change: Change): string =>
  change
    .read(INDEX)
    .split('\n')
    .flatMap((line) => /'\.\/(.+)'/.exec(line)?.[1] ?? [])
    .map((file) => change.read(`packages/contracts/src/api/${file}`))
    .join('\n');

function paramsOf(path: string): string {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (params.length === 0) return '';
  const types = params.map((name) => `readonly ${name}: number`).join('; ');
  const fields = params.map((name) => `${name}: FIELDS.id.required()`).join(', ');
  return `\nparams: shapeOf<{ ${types} }>({ ${fields} }),`;
}

/** Harnesses of tests but that of svc-identity begin paths themselves. */
const pathInTests = (service: string, prefix: string, path: string): string => {
  if (service === 'svc-identity') return path;
  return path.slice(prefix.length + (service === 'svc-stats' ? 1 : 0));
};
