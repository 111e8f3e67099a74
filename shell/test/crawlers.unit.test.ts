import { expect, test } from '@jest/globals';
import crawlerUserAgents from 'crawler-user-agents';
import { isCrawler } from '../server/html/crawlers.ts';

interface Robot {
  readonly tags?: readonly string[];
  readonly instances: readonly string[];
}
const robots: readonly Robot[] = crawlerUserAgents;
const agentsOf = (kind: string) =>
  robots.filter(({ tags }) => tags?.includes(kind)).flatMap(({ instances }) => instances);
const tools = new Set([...agentsOf('http-library'), ...agentsOf('browser-automation')]);

test.each(['search-engine', 'seo', 'ai-crawler', 'social-preview', 'advertising', 'archiver'])(
  'robots of the kind %s are crawlers',
  (kind) => {
    const missed = agentsOf(kind).filter((agent) => !tools.has(agent) && !isCrawler(agent));
    expect(missed).toEqual([]);
  },
);

test.each([
  ['no user agent', undefined],
  [
    'a person',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'a test',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  ],
  ['a script', 'curl/8.5.0'],
  ['a library', 'python-requests/2.32.3'],
])('%s is none', (_what, agent) => {
  expect(isCrawler(agent)).toBe(false);
});
