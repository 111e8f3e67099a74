import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What a Dockerfile makes: a folder that stands for the image's root, and how its process is started. */
export interface Image {
  readonly root: string;
  /** Folder on this machine in which the command starts. */
  readonly workdir: string;
  /** What `ENV` says, with folders of this machine. */
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

type Variables = Record<string, string>;

interface Stage {
  readonly base: string;
  readonly name: string;
  readonly instructions: readonly (readonly [keyword: string, rest: string])[];
}

const NOT_FOLLOWED = new Set(['LABEL', 'USER', 'EXPOSE']);

/**
 * Follows Dockerfiles without Docker: base images are this machine, a stage's root is a folder. As Docker
 * does, it makes a stage once for the same instructions and arguments.
 */
export class ImageBuilder {
  readonly #context: string;
  readonly #folder: string;
  readonly #made = new Map<string, Image>();

  /**
   * @param context folder that `COPY` without `--from` takes files from
   * @param folder where images are made
   */
  constructor(context: string, folder: string) {
    this.#context = context;
    this.#folder = folder;
  }

  /** @param args what `--build-arg` would give */
  build(dockerfile: string, args: Variables): Image {
    const { globals, stages } = parse(dockerfile);
    const last = stages.at(-1);
    if (!last) throw new Error('the Dockerfile has no stage');
    const known: Variables = { ...globals, ...pick(args, Object.keys(globals)) };
    const make = (name: string): Image | undefined => {
      const stage = stages.find((one) => one.name === name);
      return stage && this.#make(stage, known, args, make);
    };
    return this.#make(last, known, args, make);
  }

  #make(
    stage: Stage,
    globals: Variables,
    args: Variables,
    imageOf: (name: string) => Image | undefined,
  ): Image {
    const base = imageOf(expand(stage.base, globals));
    const from = (name: string): Image => {
      const image = imageOf(name);
      if (!image) throw new Error(`there is no image ${name}`);
      return image;
    };
    const variables: Variables = {};
    const steps = stage.instructions.map(([keyword, rest]) => {
      if (keyword === 'ARG') {
        const [name = '', fallback = ''] = rest.split('=');
        variables[name] = args[name] ?? unquoted(fallback);
      }
      return [keyword, keyword === 'COPY' ? expand(rest, variables) : rest] as const;
    });
    const sources = steps
      .map(([, rest]) => /^--from=(\S+)/.exec(rest)?.[1])
      .filter((name) => name !== undefined);
    const parts = [base?.root ?? '', ...sources.map((name) => from(name).root)];
    const key = createHash('sha256')
      .update(JSON.stringify([steps, variables, parts]))
      .digest('hex')
      .slice(0, 12);
    const made = this.#made.get(key);
    if (made) return made;

    const root = path.join(this.#folder, key);
    mkdirSync(root, { recursive: true });
    if (base) cpSync(base.root, root, { recursive: true });
    const image = { root, workdir: root, env: {} as Variables, command: [] as string[] };
    for (const [keyword, rest] of steps) follow(keyword, rest, image, variables, this.#context, from);
    this.#made.set(key, image);
    return image;
  }
}

function follow(
  keyword: string,
  rest: string,
  image: { root: string; workdir: string; env: Variables; command: string[] },
  variables: Variables,
  context: string,
  from: (name: string) => Image,
): void {
  const place = (where: string) =>
    where.startsWith('/') ? path.join(image.root, where) : path.join(image.workdir, where);
  if (keyword === 'WORKDIR') {
    image.workdir = place(expand(rest, variables));
    mkdirSync(image.workdir, { recursive: true });
  } else if (keyword === 'ENV') {
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) {
      const said = expand(value, { ...variables, ...image.env });
      image.env[name] = said.startsWith('/') ? place(said) : said;
    }
  } else if (keyword === 'COPY') {
    const [, source, what = '', where = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
    cpSync(path.join(source ? from(source).root : context, what), place(where), { recursive: true });
  } else if (keyword === 'RUN') {
    const command = rest.replaceAll(/(?<=\s)\/(?=[a-z])/g, `${image.root}/`);
    const env = { ...process.env, ...variables, ...image.env };
    execFileSync('sh', ['-c', command], { cwd: image.workdir, env, stdio: 'pipe' });
  } else if (keyword === 'CMD' || keyword === 'ENTRYPOINT') {
    image.command = JSON.parse(rest) as string[];
  } else if (keyword !== 'ARG' && !NOT_FOLLOWED.has(keyword)) {
    throw new Error(`no image is made by ${keyword} yet`);
  }
}

function parse(dockerfile: string): { globals: Variables; stages: Stage[] } {
  const globals: Variables = {};
  const stages: (Stage & { instructions: [string, string][] })[] = [];
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter(Boolean)) {
    const [, keyword = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const [base = '', , name = ''] = rest.split(' ');
    if (keyword === 'FROM') stages.push({ base, name, instructions: [] });
    else if (stages.length > 0) stages.at(-1)?.instructions.push([keyword, rest]);
    else globals[rest.split('=')[0] ?? ''] = rest.slice(rest.indexOf('=') + 1);
  }
  return { globals, stages };
}

const expand = (text: string, variables: Variables): string =>
  text.replaceAll(/\$\{?(\w+)\}?/g, (_, name: string) => variables[name] ?? '');

const unquoted = (text: string): string => text.replaceAll('"', '');

const pick = (from: Variables, names: readonly string[]): Variables =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
