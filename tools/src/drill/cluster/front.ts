import { awaited, type Check } from '../../chaos/check.ts';
import type { SimulatedLearner } from '../../chaos/learner.ts';
import { sentTo } from '../../infra/sent-mails.ts';
import { until } from '../../process/until.ts';
import type { ClusterScene } from './scene.ts';

const PAGES: Readonly<Record<string, string>> = { '/': 'pl', '/en': 'en', '/de': 'de' };
const LAST_BYTE = 9;

/** What a visitor has through the ingress. */
export async function checkFront(
  { portal }: ClusterScene,
  [learner]: readonly SimulatedLearner[],
): Promise<readonly Check[]> {
  const { url } = portal;
  const { fetch } = portal.reach;
  return [
    ...(await Promise.all(
      Object.entries(PAGES).map(([path, language]) =>
        awaited(`R10 ${path} is a page in ${language}`, async () => {
          const answer = await fetch(url + path);
          const told = /<html[^>]* lang="(\w+)"/.exec(await answer.text())?.[1];
          expectThat(answer.status === 200 && told === language, `${answer.status} in ${told}`);
          return `${answer.status}`;
        }),
      ),
    )),
    await awaited('R10 http leads to https', async () => {
      const { status, headers } = await fetch(url.replace('https:', 'http:'), { redirect: 'manual' });
      const target = headers.get('location') ?? 'nowhere';
      expectThat(status === 301 && target.startsWith(url), `${status} to ${target}`);
      return target;
    }),
    await awaited('R10 a picture or film comes in parts', async () => {
      const lookForPicture = async () => {
        const question = await fetch(`${url}/api/v1/tests/question/random?lang=pl&cat=B`);
        const { media: shown } = (await question.json()) as { media: string | null };
        if (shown === null) throw new Error('this one has none');
        return shown;
      };
      const media = await until('a question with a picture', lookForPicture, { timeoutMs: 10_000 });
      const { status, headers } = await fetch(new URL(media, url), {
        headers: { range: `bytes=0-${LAST_BYTE}` },
      });
      const range = headers.get('content-range') ?? '';
      expectThat(status === 206 && range.startsWith(`bytes 0-${LAST_BYTE}/`), `${status} ${range}`);
      return range;
    }),
    await awaited('R10 the mail of a registration is in the mailbox and leads to the portal', async () => {
      const own = await sentTo(portal.servers.mailbox.webUrl, learner?.email ?? '');
      expectThat(own.length > 0 && own.every(({ text }) => text.includes(`${url}/`)), `${own.length} mails`);
      return `${own.length} mails`;
    }),
  ];
}

function expectThat(holds: boolean, found: string): void {
  if (!holds) throw new Error(`found ${found}`);
}
