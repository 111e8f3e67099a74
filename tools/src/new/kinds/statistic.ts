import { addApiRow } from '../api-page.ts';
import type { Kind } from '../kind.ts';
import { namesOf } from '../names.ts';
import { replaced } from '../replaced.ts';
import { addBeforeElement, addImport, addTo, arrayWith, returnedBy, valueNamed } from '../source-edits.ts';
import { fromTemplate } from '../template.ts';
import { addTexts, quoted, takeTexts } from '../texts.ts';

const SERVICE = 'svc-stats/src';
const PROGRESS = 'mf-dashboard/src/features/progress';

/** A statistic: a projection of finished tests, the call that reads it, and its panel among the learner's progress. */
export const newStatistic: Kind = {
  usage:
    'statistic NAME --pl … --en … --de …   such as: statistic finished-tests --pl "Ile testów za mną?" …',
  plan(args, change) {
    const { rest, texts } = takeTexts(args);
    const [name = ''] = rest;
    const names = namesOf(name);
    const { camel, pascal } = names;
    const values = { ...names, pl: quoted(texts.pl) };
    const path = `/api/v1/stats/{category}/${name}`;

    change.create(
      `packages/contracts/src/api/stats/get-${name}.ts`,
      fromTemplate('statistic/declaration.ts', values),
    );
    change.edit('packages/contracts/src/api/index.ts', (text) =>
      addImport(text, `export * from './stats/get-${name}.ts';`),
    );
    change.edit('docs/api.md', (page) =>
      addApiRow(
        page,
        path,
        `| \`GET ${path}\` | active | Returns the learner's ${names.words} in a category |`,
      ),
    );

    change.create(`${SERVICE}/${name}/store.ts`, fromTemplate('statistic/store.ts', values));
    change.create(`${SERVICE}/${name}/routes.ts`, fromTemplate('statistic/routes.ts', values));
    change.create(`svc-stats/test/${name}.int.test.ts`, fromTemplate('statistic/service.test.ts', values));
    change.edit(`${SERVICE}/stores.ts`, (text) => {
      const made = replaced(
        text,
        /^ {2}const learners = create.*$/m,
        (line) => `${line}\n  const ${camel} = create${pascal}Store(connection);`,
      );
      const returned = addTo(made, returnedBy(/^createStores$/), camel, 'start');
      return addImport(
        addTo(returned, valueNamed('indexed'), camel),
        `import { create${pascal}Store } from './${name}/store.ts';`,
      );
    });
    change.edit(`${SERVICE}/app.ts`, (text) => {
      const counted = addTo(text, valueNamed('projections'), `stores.${camel}`, 'start');
      const served = `...${camel}Routes(stores.${camel}, ownWritesOf('test-finished'))`;
      return addImport(
        addTo(counted, arrayWith(/^\.\.\.\w+Routes\(/), served),
        `import { ${camel}Routes } from './${name}/routes.ts';`,
      );
    });
    change.edit(`${SERVICE}/export/collections.ts`, (text) =>
      addTo(
        text,
        valueNamed('notExported'),
        `${names.snake}: 'how many tests were finished, which are exported themselves'`,
      ),
    );
    change.edit('svc-stats/test/export.int.test.ts', (text) =>
      addTo(text, arrayWith(/^'active_days'$/), `'${names.snake}'`, 'sorted'),
    );

    change.create(`${PROGRESS}/api/get-${name}.ts`, fromTemplate('statistic/endpoint.ts', values));
    change.create(`${PROGRESS}/components/${pascal}Panel.tsx`, fromTemplate('statistic/panel.tsx', values));
    change.create(`mf-dashboard/test/${name}.web.test.tsx`, fromTemplate('statistic/web.test.tsx', values));
    change.edit(`${PROGRESS}/components/Progress.tsx`, (text) =>
      addImport(
        addBeforeElement(text, 'AllCategories', `<${pascal}Panel category={category} />`),
        `import { ${pascal}Panel } from './${pascal}Panel.tsx';`,
      ),
    );
    addTexts(change, 'mf-dashboard', {
      [`dashboard.statistics.${name}`]: texts,
      [`dashboard.statistics.${name}.tests`]: {
        en: '{tests, plural, one {# test} other {# tests}}',
        de: '{tests, plural, one {# Test} other {# Tests}}',
      },
    });

    change.tell(
      `Count in ${SERVICE}/${name}/store.ts what the statistic is about; expect it in svc-stats/test/${name}.int.test.ts.`,
    );
    change.tell(
      `Show it in ${PROGRESS}/components/${pascal}Panel.tsx; its words are dashboard.statistics.${name} of mf-dashboard/lang.`,
    );
    change.tell('Tests that were finished before are counted by: npm run rebuild');
    change.tell(
      'Take the change of the document over: npx jest --selectProjects unit -u gateway/test/document.unit',
    );
  },
};
