import type { Topic } from '@zielona-fala/contracts';
import {
  type PageAddress,
  RULE_ATTRIBUTE,
  type RuleAddress,
  type TitlesOfTopic,
  TOPIC_ATTRIBUTE,
  type ToldRule,
} from './told-rule.ts';

/*
 * What the build knows of rules, taken out of the HTML of their pages: that of the open document, else of the page
 * itself. So no file but the page has its texts, and what the browser takes over is what the build rendered.
 */

const NOT_FOUND = 404;
/** They have no effect on what is read, and the security policy of this document complains of another one's. */
const STYLES = /<style[^>]*>.*?<\/style>/gs;

const failure = (status: number): Error => Object.assign(new Error(''), { status });

async function pageAt(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw failure(response.status);
  return new DOMParser().parseFromString((await response.text()).replace(STYLES, ''), 'text/html');
}

async function toldAt<Told>(path: string, read: (html: Document) => Told | null): Promise<Told> {
  const told = read(document) ?? read(await pageAt(path));
  if (told === null) throw failure(NOT_FOUND);
  return told;
}

/** @throws Error with the `status` of the page's answer */
export function loadRule({ ruleId, locale, path }: RuleAddress): Promise<ToldRule> {
  return toldAt(path, (html) => {
    const text = html.querySelector(`[${RULE_ATTRIBUTE}]`)?.getAttribute(RULE_ATTRIBUTE);
    const rule = text ? (JSON.parse(text) as ToldRule) : null;
    return rule?.ruleId === ruleId && rule.locale === locale ? rule : null;
  });
}

/** @throws Error with the `status` of the page's answer */
export function loadTitles({ path }: PageAddress): Promise<readonly TitlesOfTopic[]> {
  return toldAt(path, (html) => {
    const topics = [...html.querySelectorAll(`[${TOPIC_ATTRIBUTE}]`)].map((place) => ({
      topic: place.getAttribute(TOPIC_ATTRIBUTE) as Topic,
      rules: [...place.querySelectorAll(`a[href^="${path}/"]`)].map((link) => ({
        ruleId: link.getAttribute('href')?.slice(path.length + 1) ?? '',
        title: link.textContent,
      })),
    }));
    return topics.some(({ rules }) => rules.length > 0) ? topics : null;
  });
}
