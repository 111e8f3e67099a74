import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../paths.ts';

const DEPLOY = path.join(ROOT, 'deploy');
const ROOT_USER = /^(root|0)(:|$)/;

interface Container {
  readonly user?: string;
  readonly image?: string;
  readonly build?: { readonly dockerfile?: string };
  readonly network_mode?: string;
}

/** Containers of deploy/ that would run as root. */
export function checkContainers(): string[] {
  const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');
  const compose = globSync('compose*.yaml', { cwd: DEPLOY });
  return compose.flatMap((file) =>
    findRootContainers(read(file), (dockerfile) => read(path.relative('deploy', dockerfile))).map(
      (name) => `deploy/${file}: ${name} runs as root`,
    ),
  );
}

/**
 * Names of the containers that run as root: an image of others without another user, or an own one whose last stage
 * changes to none. One without a network may, for as long as it hands a volume over.
 * @param readDockerfile by the path that compose names
 */
export function findRootContainers(compose: string, readDockerfile: (file: string) => string): string[] {
  const { services } = parse(compose, { merge: true, logLevel: 'silent' }) as {
    services: Record<string, Container>;
  };
  return Object.entries(services).flatMap(([name, { user, image, build, network_mode }]) => {
    const isAddition = image === undefined && build === undefined;
    if (isAddition || network_mode === 'none') return [];
    const own = build?.dockerfile === undefined ? undefined : lastUser(readDockerfile(build.dockerfile));
    const runsAs = user ?? own;
    return runsAs === undefined || ROOT_USER.test(runsAs) ? [name] : [];
  });
}

function lastUser(dockerfile: string): string | undefined {
  const stages = dockerfile.split(/^FROM /m);
  return [...(stages.at(-1) ?? '').matchAll(/^USER (\S+)$/gm)].at(-1)?.[1];
}
