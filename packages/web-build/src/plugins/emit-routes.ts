import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { LOCALES, type Locale } from '@zielona-fala/contracts';
import {
  INSTANCE_LINKS,
  LINKS,
  type PageCollection,
  type PageDeclaration,
  type PageFamily,
  type PageHead,
  type SinglePage,
} from '@zielona-fala/contracts/portal';
import { ROUTES_DOCUMENT } from '@zielona-fala/contracts/schemas';
import { readCollection, readRouteTable } from '../route-table.ts';

/** Compiled messages by id; a text without placeholders is one literal. */
type Compiled = Readonly<Record<string, readonly { readonly type: number; readonly value?: string }[]>>;
type Texts = Readonly<Record<Locale, (id: string) => string>>;

export interface EmitRoutesOptions {
  /** Name of the remote. */
  readonly name: string;
  readonly workspace: string;
}

const LITERAL = 0;

async function textsOf(workspace: string): Promise<Texts> {
  const entries = LOCALES.map(async (locale) => {
    const file = join(workspace, '.messages', `${locale}.json`);
    const messages = JSON.parse(await readFile(file, 'utf8')) as Compiled;
    const textOf = (id: string): string => {
      const [part, ...more] = messages[id] ?? [];
      if (part?.type !== LITERAL || part.value === undefined || more.length > 0)
        throw new Error(`routes: ${id} is not a message without placeholders in ${locale}`);
      return part.value;
    };
    return [locale, textOf] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Texts;
}

function inEach<Value>(of: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;
}

/** The texts of a page's HTML head, with its keywords. */
const headWith = (texts: Pick<PageHead, 'title' | 'description'>, keywords: string | null): PageHead => ({
  title: texts.title,
  description: texts.description,
  ...(keywords === null ? {} : { keywords }),
});

/** The page's picture, where it has one. */
function pictureOf(picture: string | undefined, locale: Locale, instance = ''): Pick<PageHead, 'picture'> {
  return picture ? { picture: picture.replace(':locale', locale).replace(':instance', instance) } : {};
}

function describePage(
  { title, description, keywords, menu, picture, prerendered: _, ...core }: SinglePage,
  textsIn: Texts,
) {
  return {
    ...core,
    head: inEach((locale) => {
      const text = textsIn[locale];
      const texts = { title: text(title), description: text(description) };
      return { ...headWith(texts, keywords ? text(keywords) : null), ...pictureOf(picture, locale) };
    }),
    ...(menu ? { menu: { ...menu, label: inEach((locale) => textsIn[locale](menu.label)) } } : {}),
  };
}

type Article = Readonly<Record<Locale, Pick<PageHead, 'title' | 'description'>>>;

async function describeFamily(
  { articles, keywords, picture, prerendered: _, ...core }: PageFamily,
  texts: Texts,
  workspace: string,
) {
  const entries = Object.keys(core.instances).map(async (instance) => {
    const file = join(workspace, articles, `${instance}.json`);
    const article = JSON.parse(await readFile(file, 'utf8')) as Article;
    const head = inEach((locale) => ({
      ...headWith(article[locale], keywords ? texts[locale](keywords) : null),
      ...pictureOf(picture, locale, instance),
    }));
    return [instance, head] as const;
  });
  return { ...core, heads: Object.fromEntries(await Promise.all(entries)) };
}

const describeCollection = async (
  { collection, prerendered: _, ...core }: PageCollection,
  workspace: string,
) => ({ ...core, open: true, heads: await readCollection(workspace, collection) });

async function describe(declaration: PageDeclaration, texts: Texts, workspace: string) {
  if (declaration.collection !== undefined) return describeCollection(declaration, workspace);
  return declaration.instances
    ? describeFamily(declaration, texts, workspace)
    : describePage(declaration, texts);
}

/**
 * The routes.json of a remote, from its `src/route-table.ts`, its compiled messages and its articles.
 * @throws Error when the table names a text or an article that is missing, lacks a page that others link to, or says what the shell would refuse
 */
export async function routesDocument({ name, workspace }: EmitRoutesOptions): Promise<string> {
  const table = await readRouteTable(workspace);
  const missing = Object.entries({ ...LINKS, ...INSTANCE_LINKS }).find(
    ([page, remote]) => remote === name && !(page in table),
  );
  if (missing) throw new Error(`routes: ${missing[0]} is missing, and others link to it`);
  const texts = await textsOf(workspace);
  const entries = Object.entries(table).map(
    async ([page, declaration]) => [page, await describe(declaration, texts, workspace)] as const,
  );
  const pages = Object.fromEntries(await Promise.all(entries));
  const { error, value } = ROUTES_DOCUMENT.validate({ format: 1, remote: name, pages });
  if (error) throw new Error(`routes: ${error.message}`);
  return JSON.stringify(value);
}

/** Emits `routes.json`: what the shell needs to know about the remote's pages. */
export class EmitRoutes {
  readonly #options: EmitRoutesOptions;

  constructor(options: EmitRoutesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitRoutes', (compilation) => {
      compilation.hooks.processAssets.tapPromise('EmitRoutes', async () => {
        const routes = await routesDocument(this.#options);
        compilation.emitAsset('routes.json', new rspack.sources.RawSource(routes));
      });
    });
  }
}
