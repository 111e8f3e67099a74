import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../schemas/parse-json.ts';
import { figuresIn, OFFICIAL_TIES_SCHEMA, RULE_SCHEMA, type Rule, TIES_SCHEMA } from './rule.ts';

/** File of the rules folder that ties our own questions to rules; all others hold rules. */
const TIES_FILE = 'ties.json';
/** File of the rules folder that ties questions of the official bank to rules, by the digest of their words. */
const OFFICIAL_TIES_FILE = 'official-ties.json';

/** The rules behind the questions of a bank. */
export interface RuleBook {
  readonly rules: ReadonlyMap<string, Rule>;
  /** Ids of the rules behind a question, the weightiest first; questions without a rule are absent. */
  readonly rulesOf: ReadonlyMap<number, readonly string[]>;
  /** Likewise of the official bank, by `officialDigest`. */
  readonly officialRulesOf: ReadonlyMap<string, readonly string[]>;
}

type Ties = Readonly<Record<string, readonly string[]>>;

const TIES_SCHEMAS = new Map([
  [TIES_FILE, TIES_SCHEMA],
  [OFFICIAL_TIES_FILE, OFFICIAL_TIES_SCHEMA],
]);

/** The rules of a bank folder are broken; each problem is a line for people. */
export class RulesRefused extends Error {
  override readonly name = 'RulesRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The rules cannot be used:\n${problems.join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads and checks the rules of a bank folder; one without them has an empty rule book.
 * @param folder holds `rules/*.json`, among them `ties.json` and `official-ties.json`
 * @throws RulesRefused naming every rule and tie that is broken; nothing is half loaded
 */
export function readRules(folder: string): RuleBook {
  const files = filesOf(path.join(folder, 'rules'));
  const problems: string[] = [];
  const rules = new Map<string, Rule>();
  const ties = new Map<string, Ties>();
  for (const [file, text] of files) {
    const read = parseJson(text);
    const tiesSchema = TIES_SCHEMAS.get(file);
    if (tiesSchema) {
      const { value, error } = tiesSchema.validate(read, { abortEarly: false });
      if (error || read === undefined) problems.push(`${file}: ${error?.message ?? 'is no JSON object'}`);
      else ties.set(file, value);
    } else if (!Array.isArray(read)) problems.push(`${file}: is not a JSON array of rules`);
    else
      problems.push(...read.flatMap((input: unknown) => take(input, rules).map((each) => `${file} ${each}`)));
  }
  problems.push(...brokenReferences(rules, ties));
  if (problems.length > 0) throw new RulesRefused(problems);
  return {
    rules,
    rulesOf: new Map(Object.entries(ties.get(TIES_FILE) ?? {}).map(([number, ids]) => [Number(number), ids])),
    officialRulesOf: new Map(Object.entries(ties.get(OFFICIAL_TIES_FILE) ?? {})),
  };
}

function filesOf(folder: string): readonly (readonly [string, string])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

/** Adds a rule. @returns what is wrong with it */
function take(input: unknown, rules: Map<string, Rule>): readonly string[] {
  const { value: rule, error } = RULE_SCHEMA.validate(input, { abortEarly: false });
  if (error) return [`${idOf(input)}: ${error.message}`];
  if (rules.has(rule.id)) return [`${rule.id}: its id is already taken`];
  rules.set(rule.id, rule);
  const known = Object.keys(rule.figures ?? {});
  const spoken = [rule.title, rule.text, rule.recognise, rule.mistake].flatMap((words) =>
    Object.values(words).flatMap(figuresIn),
  );
  return [
    ...[...new Set(spoken)]
      .filter((name) => !known.includes(name))
      .map((name) => `${rule.id}: the figure {${name}} is not given`),
    ...known
      .filter((name) => !spoken.includes(name))
      .map((name) => `${rule.id}: the figure ${name} is not used`),
  ];
}

function brokenReferences(
  rules: ReadonlyMap<string, Rule>,
  ties: ReadonlyMap<string, Ties>,
): readonly string[] {
  return [
    ...[...rules.values()].flatMap(({ id, beside }) =>
      beside
        .filter((other) => other === id || !rules.has(other))
        .map((other) => `${id}: there is no other rule ${other} beside it`),
    ),
    ...[...ties].flatMap(([file, tied]) =>
      Object.entries(tied).flatMap(([question, ids]) =>
        ids.filter((id) => !rules.has(id)).map((id) => `${file} ${question}: there is no rule ${id}`),
      ),
    ),
  ];
}

function idOf(input: unknown): string {
  const isNamed =
    typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string';
  return isNamed ? `${input.id}` : 'without an id';
}
