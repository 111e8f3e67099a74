import crawlerUserAgents from 'crawler-user-agents';

interface KnownRobot {
  readonly pattern: string;
  readonly tags?: readonly string[];
}

const ROBOTS: readonly KnownRobot[] = crawlerUserAgents;

/** Kinds of robots that read pages in order to list, judge, keep, learn, show or advertise on them. */
const READERS = ['search-engine', 'seo', 'ai-crawler', 'social-preview', 'advertising', 'archiver'];
/** Scripts and tests, which get what people get. */
const TOOLS = ['http-library', 'browser-automation'];

const isOneOf = (kinds: readonly string[], tags: readonly string[] = []): boolean =>
  tags.some((tag) => kinds.includes(tag));

const patterns = ROBOTS.filter(({ tags }) => isOneOf(READERS, tags) && !isOneOf(TOOLS, tags)).map(
  ({ pattern }) => pattern,
);
const CRAWLER = new RegExp(patterns.join('|'));

/** Whether a crawler asks: it gets no error page (requirement 2.10). */
export const isCrawler = (userAgent = ''): boolean => CRAWLER.test(userAgent);
