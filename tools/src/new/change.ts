import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';
import { UserError } from '../process/user-error.ts';

/** What a generator is about to do. Paths are below the root; nothing is on the disk before {@link Change.write}. */
export interface Change {
  exists(file: string): boolean;
  read(file: string): string;
  /** @throws UserError when there is such a file */
  create(file: string, text: string): void;
  edit(file: string, change: (text: string) => string): void;
  /** What the developer has to do afterwards. */
  tell(step: string): void;
  readonly files: readonly string[];
  readonly steps: readonly string[];
  write(): void;
}

export function createChange(root = ROOT): Change {
  const texts = new Map<string, string>();
  const steps: string[] = [];
  const full = (file: string) => path.join(root, file);
  const change: Change = {
    exists: (file) => texts.has(file) || existsSync(full(file)),
    read: (file) => texts.get(file) ?? readFileSync(full(file), 'utf8'),
    create(file, text) {
      if (change.exists(file)) throw new UserError(`The name is taken: ${file} is there already.`);
      texts.set(file, text);
    },
    edit(file, edit) {
      texts.set(file, edit(change.read(file)));
    },
    tell(step) {
      steps.push(step);
    },
    get files() {
      return [...texts.keys()];
    },
    steps,
    write() {
      for (const [file, text] of texts) {
        mkdirSync(path.dirname(full(file)), { recursive: true });
        writeFileSync(full(file), text);
      }
    },
  };
  return change;
}
