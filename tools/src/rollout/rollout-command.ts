import { readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { K8S, render } from '../kubernetes/manifests.ts';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { findRolloutProblems, type Secrets } from './check.ts';
import { readImageReference } from './image-reference.ts';
import { setImage } from './set-image.ts';

const USAGE = `npm run rollout -- check <overlay>
npm run rollout -- check <overlay> --secrets   < what kubectl get secrets -o json tells
npm run rollout -- set <overlay> <deployable> <image>@sha256:…
“check” says what keeps an overlay of deploy/k8s from being applied: images that are named by an example or without a
digest, an operator that nobody has put in, secrets that are not there. “set” has an overlay run an image. Neither
changes a cluster.`;

/** `npm run rollout`: what is to be applied, checked before it is. */
export async function main(args: string[]): Promise<number> {
  const [command, overlay, ...more] = args;
  if (command === '--help') {
    say(USAGE);
    return 0;
  }
  if (overlay === undefined) throw new UserError(USAGE);
  if (command === 'set') {
    const [deployable, image] = more;
    if (deployable === undefined || image === undefined || more.length > 2) throw new UserError(USAGE);
    await setImage(overlayFolder(overlay), deployable, readImageReference(deployable, image));
    say(`${overlay} runs ${image}`);
    return 0;
  }
  const isAsked = more[0] === '--secrets';
  if (command !== 'check' || more.length > (isAsked ? 1 : 0)) throw new UserError(USAGE);
  return check(overlay, isAsked ? readSecrets(await text(process.stdin)) : null);
}

async function check(overlay: string, secrets: Secrets | null): Promise<number> {
  const { manifests } = await render(overlayFolder(overlay));
  const problems = findRolloutProblems(manifests, secrets);
  for (const problem of problems) say(problem);
  if (problems.length === 0) say(`${overlay} can be applied.`);
  return problems.length === 0 ? 0 : 1;
}

interface SecretList {
  readonly items: readonly { readonly metadata: { readonly name: string }; readonly data?: object }[];
}

function readSecrets(json: string): Secrets {
  try {
    const { items } = JSON.parse(json) as SecretList;
    return new Map(items.map(({ metadata, data = {} }) => [metadata.name, new Set(Object.keys(data))]));
  } catch {
    throw new UserError('What --secrets reads is not what kubectl get secrets -o json tells.');
  }
}

/** The folder of an overlay. @throws UserError that names those that are there */
function overlayFolder(name: string): string {
  const names = readdirSync(path.join(K8S, 'overlays')).toSorted();
  if (!names.includes(name)) {
    throw new UserError(`There is no overlay “${name}”: use one of ${names.join(', ')}.`);
  }
  return path.join(K8S, 'overlays', name);
}
