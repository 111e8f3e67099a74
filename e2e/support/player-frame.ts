import type { Page } from 'playwright-core';

export interface FrameSize {
  readonly width: number;
  readonly height: number;
  /** Size of the letters that the learner has chosen, in percent. */
  readonly letters: number;
}

/** Where things stand before anybody scrolls: left, top, width, height in px by their name. */
export type FrameBoxes = Readonly<Record<string, readonly number[]>>;

export interface FrameFindings {
  readonly boxes: FrameBoxes;
  /** What cannot be read or reached. */
  readonly faults: readonly string[];
  /** Part of the window's height that a film has, and whether it could be no wider; null without one. */
  readonly film: { readonly share: number; readonly isWidest: boolean } | null;
  /** True when the question or its answers do not show as a whole without scrolling. */
  readonly scrolls: boolean;
}

/** Gives the window its size and looks at every text and control of the exam player in it. */
export async function inspectFrame(
  page: Page,
  { width, height, letters }: FrameSize,
): Promise<FrameFindings> {
  await page.setViewportSize({ width, height });
  return page.evaluate(inspect, letters);
}

/** Runs in the page. */
function inspect(letters: number): FrameFindings {
  const MIN_WINDOW_PX = 96;
  const MIN_TARGET_PX = 48;
  const WIDEST_EDGE_PX = 48;
  const faults: string[] = [];
  document.documentElement.style.fontSize = `${letters}%`;

  const main = document.querySelector('main') ?? document.body;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string, within: Element = main) =>
    [...within.querySelectorAll(selector)].filter(isShown);
  const box = ({ left, top, width, height }: DOMRect) =>
    [left, top, width, height].map((px) => Math.round(px));
  const isAtTop = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const scrollerOf = (element: Element): Element => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
    return document.documentElement;
  };
  const linesOf = (element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  for (const scrolled of main.querySelectorAll('*')) scrolled.scrollTop = 0;
  window.scrollTo(0, 0);
  const [heading] = all('h1');
  const start = all('button').filter(({ textContent }) => textContent?.startsWith('START'));
  const answers = [...all('[aria-pressed]'), ...start];
  const next = all('button').at(-1);
  // on the last question they are one
  const finish = next?.parentElement?.querySelector('button');
  const clock = all('p').find(({ textContent }) => /\d\d:\d\d$/.test(textContent ?? ''));
  const [picture] = all('figure');
  const [film] = all('video[aria-hidden=false]');
  if (!heading || !finish || !next || !clock || (answers.length === 0 && !film))
    throw new Error('no question is shown');

  const tops = answers.map((answer) => answer.getBoundingClientRect());
  const boxes: Record<string, number[]> = {
    question: box(heading.getBoundingClientRect()),
    finish: box(finish.getBoundingClientRect()),
    next: box(next.getBoundingClientRect()),
    clock: box(clock.getBoundingClientRect()),
    picture: picture ? box(picture.getBoundingClientRect()) : [],
    answers:
      tops.length === 0
        ? []
        : [
            Math.min(...tops.map(({ left }) => left)),
            Math.min(...tops.map(({ top }) => top)),
            Math.max(...tops.map(({ right }) => right)),
            Math.max(...tops.map(({ bottom }) => bottom)),
          ].map((px) => Math.round(px)),
  };

  const frame = document.documentElement;
  if (frame.scrollWidth > frame.clientWidth) faults.push('wider than the window');
  if (next.getBoundingClientRect().right < innerWidth - WIDEST_EDGE_PX)
    faults.push('narrower than the window');
  for (const [name, control] of Object.entries({ finish, next, clock })) {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    if (!isInside || !isAtTop(control, (left + right) / 2, (top + bottom) / 2))
      faults.push(`${name} out of reach`);
  }
  const status = clock.previousElementSibling;
  if (status && (status.scrollWidth > status.clientWidth + 1 || status.getBoundingClientRect().top < 0))
    faults.push('part or unsaved answers are cut');
  const [poster] = all('figure > div');
  if (poster && poster.scrollHeight > poster.clientHeight)
    faults.push('the words in place of the film are cut');
  for (const text of [heading, ...answers, finish, next]) {
    const name = `${text.tagName} ${text.textContent?.slice(0, 12)}`;
    const outer = text.getBoundingClientRect();
    const isCut = linesOf(text).some(
      ({ left, top, right, bottom }) =>
        left < outer.left - 1 || top < outer.top - 3 || right > outer.right + 1 || bottom > outer.bottom + 3,
    );
    if (isCut || text.scrollWidth > text.clientWidth + 1) faults.push(`${name}: runs out of its box`);
    if (text !== heading && outer.height < MIN_TARGET_PX - 0.5)
      faults.push(`${name}: ${outer.height} px high`);
  }
  for (const text of [heading, ...answers]) {
    const scroller = scrollerOf(text);
    const name = `${text.tagName} ${text.textContent?.slice(0, 12)}`;
    if (scroller !== frame && scroller.clientHeight < MIN_WINDOW_PX)
      faults.push(`${name}: seen through ${scroller.clientHeight} px`);
    const count = linesOf(text).length;
    for (const which of [0, count - 1]) {
      const line = linesOf(text)[which];
      if (!line) continue;
      const view = scroller.getBoundingClientRect();
      scroller.scrollTop += (line.top + line.bottom) / 2 - (view.top + view.bottom) / 2;
      const moved = linesOf(text)[which];
      const seen = scroller === frame ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
      const isSeen =
        moved &&
        moved.top >= seen.top - 3 &&
        moved.bottom <= seen.bottom + 3 &&
        isAtTop(text, (moved.left + moved.right) / 2, (moved.top + moved.bottom) / 2);
      if (!isSeen) faults.push(`${name}: line ${which + 1} of ${count} cannot be reached`);
    }
  }
  const scrolls = [heading, ...answers].some((text) => scrollerOf(text) !== frame);
  for (const scrolled of main.querySelectorAll('*')) scrolled.scrollTop = 0;
  const { width = 0, height = 0 } = film?.getBoundingClientRect() ?? {};
  const played = film ? { share: height / innerHeight, isWidest: height >= (width * 9) / 16 - 1 } : null;
  return { boxes, faults, film: played, scrolls };
}
