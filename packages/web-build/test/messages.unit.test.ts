import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { compileMessages } from '../src/messages/compile.ts';
import { messageSourcesOf } from '../src/messages/sources.ts';

const SOURCE = `
import { useIntl } from 'react-intl';
export const Left = ({ n }) => useIntl().formatMessage(
  { id: 'a.left', defaultMessage: '{n, plural, one {# pytanie} other {# pytania}}', description: 'd' }, { n });
`;
const ENGLISH = '{n, plural, one {# question} other {# questions}}';

let workspace: string;

const build = () => compileMessages({ sources: [workspace], outDir: join(workspace, '.messages') });
const translate = (locale: string, texts: Record<string, string>) =>
  writeFile(join(workspace, 'lang', `${locale}.json`), JSON.stringify(texts));

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  await mkdir(join(workspace, 'src'));
  await mkdir(join(workspace, 'lang'));
  await writeFile(join(workspace, 'src/Left.tsx'), SOURCE);
  await translate('en', { 'a.left': ENGLISH });
  await translate('de', { 'a.left': '{n, plural, one {# Frage} other {# Fragen}}' });
});
afterEach(() => rm(workspace, { recursive: true }));

test('messages of all languages are compiled', async () => {
  await build();
  const compiled = JSON.parse(await readFile(join(workspace, '.messages/en.json'), 'utf8'));
  expect(JSON.stringify(compiled['a.left'])).toContain('questions');
});

test('a part gets the messages whose ids begin as it says', async () => {
  await writeFile(join(workspace, 'lang/parts.json'), JSON.stringify({ first: ['a.'], second: ['b.'] }));
  await build();
  const idsIn = async (file: string) =>
    Object.keys(JSON.parse(await readFile(join(workspace, '.messages', file), 'utf8')));
  expect(await idsIn('first.en.json')).toEqual(['a.left']);
  expect(await idsIn('second.de.json')).toEqual([]);
});

test('words of several remotes are among the messages of those that name them', async () => {
  await writeFile(join(workspace, 'lang/words.json'), JSON.stringify(['topics']));
  await compileMessages({ sources: messageSourcesOf(workspace), outDir: join(workspace, '.messages') });
  const compiled = JSON.parse(await readFile(join(workspace, '.messages/de.json'), 'utf8'));
  expect(compiled).toMatchObject({
    'a.left': expect.any(Array),
    'topic.right-of-way': [{ type: 0, value: 'Vorfahrt' }],
  });
  expect(Object.keys(compiled).some((id) => id.startsWith('credentials.'))).toBe(false);
});

test('a missing translation fails the build and names it', async () => {
  await translate('de', {});
  await expect(build()).rejects.toThrow(/de\.json lacks 1 message\(s\): a\.left/);
});

test('a message that two files declare fails the build, which names them', async () => {
  await writeFile(join(workspace, 'src/Right.tsx'), SOURCE);
  await expect(build()).rejects.toThrow(/more than once:\na\.left: src\/Left\.tsx, src\/Right\.tsx$/);
});

test('a broken message fails the build', async () => {
  await translate('en', { 'a.left': '{n, plural, one {#' });
  await expect(build()).rejects.toThrow();
});

test('an unused translation warns', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await translate('en', { 'a.left': ENGLISH, 'a.gone': 'Gone' });
  await build();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('unused message a.gone'));
  warn.mockRestore();
});
