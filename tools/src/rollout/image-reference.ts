import { UserError } from '../process/user-error.ts';

/** An image of one content: where it lies, and the digest that it has there. */
export interface ImageReference {
  /** Registry and path, without version. */
  readonly name: string;
  readonly digest: string;
}

const REFERENCE = /^((?:[\w.-]+(?::\d+)?\/)(?:[a-z0-9._-]+\/)*([a-z0-9-]+))@(sha256:[0-9a-f]{64})$/;

/** @throws UserError when the image is not named by its digest, or is another deployable's */
export function readImageReference(deployable: string, image: string): ImageReference {
  const [, name, last, digest] = REFERENCE.exec(image) ?? [];
  if (name === undefined || digest === undefined) {
    throw new UserError(
      `“${image}” is no image with a digest: name it like registry/path/${deployable}@sha256:….`,
    );
  }
  if (last !== deployable) throw new UserError(`“${image}” is not an image of ${deployable}.`);
  return { name, digest };
}
