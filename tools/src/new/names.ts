import { UserError } from '../process/user-error.ts';

/** A name in the ways that files, variables, types, constants, collections and sentences write it. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly constant: string;
  readonly snake: string;
  readonly words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws UserError for what cannot name a file and a variable */
export function namesOf(name: string): Names {
  if (!KEBAB.test(name)) {
    throw new UserError(
      `“${name}” is no name: write words in small letters with hyphens, such as exam-weeks.`,
    );
  }
  const pascal = name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const snake = name.replaceAll('-', '_');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    constant: snake.toUpperCase(),
    snake,
    words: name.replaceAll('-', ' '),
  };
}
