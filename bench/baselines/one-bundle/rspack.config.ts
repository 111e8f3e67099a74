import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import type {
  CollectedFragment,
  Fragment,
  FragmentParts,
  FragmentsDocument,
} from '@zielona-fala/contracts/portal';
import { defineShell } from '@zielona-fala/web-build';
import { filesByImport } from '../../../packages/web-build/src/fragments/chunk-files.ts';
import { byKind } from '../../../packages/web-build/src/plugins/files-by-kind.ts';
import { MEASURED_PAGES } from '../../src/web/pages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TARGET = join(ROOT, 'bench/results/one-bundle');
const LEFT_OUT = ['ModuleFederationPlugin', 'KeepPreviousBuilds'];
const readJson = <Document>(...steps: string[]): Document =>
  JSON.parse(readFileSync(join(ROOT, ...steps), 'utf8')) as Document;

/** A page as its remote rendered it; of a collection, with what its pages have in common. */
function wholeFragment(remote: string, file: string): Fragment {
  const rendered = readJson<Fragment | CollectedFragment>(remote, 'dist', file);
  if (!('parts' in rendered)) return rendered;
  const { parts, ...page } = rendered;
  return { ...page, ...readJson<FragmentParts>(remote, 'dist', parts) };
}

/** What the remotes rendered, with the files of this build in place of theirs: for the shell's server, as they serve it. */
class EmitFragmentsOfBundle {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFragmentsOfBundle', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitFragmentsOfBundle', stage }, () => {
        const files = filesByImport(compilation);
        const withShell = files.get(join(ROOT, 'shell/src/start.tsx')) ?? [];
        const emit = (name: string, document: object) =>
          compilation.emitAsset(name, new rspack.sources.RawSource(JSON.stringify(document)));
        for (const remote of new Set(MEASURED_PAGES.map((page) => page.remote))) {
          const folder = `.remotes/${remote}`;
          const index = readJson<FragmentsDocument>(remote, 'dist/fragments.json');
          const rendered = MEASURED_PAGES.filter(
            (page) => page.remote === remote && page.path in index.pages.pl,
          );
          const pages = rendered.map(({ path, file }) => {
            const fragment = index.pages.pl[path] ?? '';
            const all = files.get(join(ROOT, remote, 'src/pages', file)) ?? [];
            const own = all.filter((name) => !withShell.includes(name));
            emit(`${folder}/${fragment}`, {
              ...wholeFragment(remote, fragment),
              ...byKind(own),
            });
            return [path, fragment] as const;
          });
          emit(`${folder}/fragments.json`, {
            ...index,
            pages: { pl: Object.fromEntries(pages), en: {}, de: {} },
          });
          emit(`${folder}/routes.json`, readJson(remote, 'dist/routes.json'));
        }
      });
    });
  }
}

/** The shell, mf-public and mf-auth as one app without federation: the same sources, the same lazy pages. */
function oneBundle(): Configuration[] {
  const [browser, ...ofServer] = defineShell();
  const plugins = (browser?.plugins ?? []).filter(
    (plugin) => !LEFT_OUT.includes(plugin?.constructor.name ?? ''),
  );
  const federation = join(import.meta.dirname, 'federation.ts');
  return [
    {
      ...browser,
      output: { ...browser?.output, path: TARGET },
      plugins: [
        ...plugins,
        new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, federation),
        new EmitFragmentsOfBundle(),
      ],
    },
    ...ofServer.map((each) => ({ ...each, output: { ...each.output, path: join(TARGET, '.server') } })),
  ];
}

export default oneBundle();
