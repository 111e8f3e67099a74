import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mediaAddress, mediaHash } from '@zielona-fala/contracts/bank';
import type { MediaLibrary } from './library.ts';

interface MediaFile {
  /** Path inside the media folder, with `/`. */
  readonly file: string;
  readonly hash: string;
}

const ADDRESS = /^(?<name>.+)\.(?<hash>[0-9a-f]{8})(?<extension>\.[a-z0-9]+)$/;

/** Reads a media folder once, while the service starts, and hashes what it holds. */
export function readMedia(folder: string): MediaLibrary {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return catalogueOf(
    folder,
    entries.filter((entry) => entry.isFile()).map((entry) => hashed(folder, entry.parentPath, entry.name)),
  );
}

function hashed(folder: string, parent: string, name: string): MediaFile {
  const absolute = path.join(parent, name);
  return {
    file: path.relative(folder, absolute).split(path.sep).join('/'),
    hash: mediaHash(readFileSync(absolute)),
  };
}

function catalogueOf(folder: string, files: readonly MediaFile[]): MediaLibrary {
  const hashes = new Map(files.map(({ file, hash }) => [file, hash]));
  return {
    folder,
    async addressOf(file) {
      const hash = hashes.get(file);
      return hash === undefined ? null : mediaAddress(file, hash);
    },
    find(address) {
      const { name, hash, extension } = ADDRESS.exec(address)?.groups ?? {};
      const file = `${name}${extension}`;
      const present = hashes.get(file);
      return present === undefined ? null : { file, hash: present === hash ? present : null };
    },
  };
}
