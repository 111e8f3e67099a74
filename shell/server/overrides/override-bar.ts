import escapeHtml from 'escape-html';
import type { Overrides } from './overrides.ts';

/** Shows on each page which remotes are overridden, with links to reset them. English only, for developers; needs no script. */
export function overrideBar(overrides: Overrides): string {
  if (Object.keys(overrides).length === 0) return '';
  const parts = Object.entries(overrides).map(
    ([name, origin]) =>
      `<li>${name} from ${escapeHtml(origin)} <a href="?remote.${name}=">Reset ${name}</a></li>`,
  );
  return [
    '<link rel="stylesheet" href="/override-bar.css">',
    `<aside class="override-bar" lang="en" aria-label="Overridden remotes"><ul>${parts.join('')}</ul></aside>`,
  ].join('');
}
