import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Viewer } from '../support/browser.ts';
import { ROOT } from '../support/root.ts';
import type { Scene } from './scene.ts';
import type { Screen } from './screens.ts';

const TEXTS = ['mf-public', 'mf-auth', 'mf-dashboard', 'shell', 'packages/web-kit'];

/** Ids of all messages: a page that shows one lacks its words. */
const IDS: ReadonlySet<string> = new Set(
  TEXTS.flatMap((source) =>
    Object.keys(JSON.parse(readFileSync(path.join(ROOT, source, 'lang/en.json'), 'utf8'))),
  ),
);

/** Opens a screen and looks at it as each of the viewers, who speak the scene's language. @returns what is wrong with it */
export async function lookAt(
  screen: Screen,
  scene: Scene,
  viewers: readonly Viewer[],
): Promise<readonly string[]> {
  const visitor = await scene.visitor(screen.audience);
  const { page } = visitor;
  const complaintsBefore = visitor.complaints().length;
  const faults: string[] = [];
  await screen.open(page, scene);
  for (const viewer of viewers) {
    await visitor.becomes(viewer);
    await visitor.look(screen.name).catch(({ message }: Error) => {
      faults.push(`${viewer.theme} ${viewer.width}: ${message}`);
    });
  }
  faults.push(...(await idsIn(page)).map((id) => `no words for ${id}`));
  const complaints = visitor.complaints().slice(complaintsBefore);
  faults.push(...complaints.filter((complaint) => !screen.provoked?.test(complaint)));
  return faults;
}

async function idsIn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap(
      ({ attributes }) => [...attributes].map(({ value }) => value),
    );
    return [document.title, document.body.innerText, ...labels].join(' ');
  });
  return said.split(/\s+/).filter((word) => IDS.has(word));
}
