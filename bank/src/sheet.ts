import { LETTER_ANSWERS, QUESTION_LANGUAGES, type QuestionLanguage } from '@zielona-fala/contracts';
import { ACTS, type BankMedia, type BankQuestion } from '@zielona-fala/contracts/bank';
import escapeHtml from 'escape-html';
import type { BlindAnswer, Disagreement, Review } from './checks/review.ts';

export interface SheetOptions {
  readonly title: string;
  /** Where the media folder lies, seen from the page, without a slash at its end. */
  readonly media: string;
  readonly review: Review;
}

/** A page that shows whole questions, for people who look through a bank. */
export function sheetOf(questions: readonly BankQuestion[], { title, media, review }: SheetOptions): string {
  const blind = new Map(review.answers.map((each) => [each.number, each]));
  const settled = new Map(review.disagreements.map((each) => [each.number, each]));
  const cards = questions.map((question) =>
    card(question, media, blind.get(question.number), settled.get(question.number)),
  );
  return `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${cards.join('\n')}
</html>
`;
}

const STYLE = `
body { margin: 24px auto; max-width: 1280px; padding: 0 16px; font: 15px/1.45 system-ui, sans-serif; color: #1b2226; background: #f4f5f2 }
article { margin: 0 0 24px; padding: 16px; background: #fff; border: 1px solid #cdd3cf; border-radius: 12px; break-inside: avoid }
h2 { margin: 0 0 8px; font-size: 15px } small { color: #5c676b; font-weight: 400 }
.shown { display: flex; flex-wrap: wrap; gap: 8px } .shown > * { width: 400px; max-width: 100%; aspect-ratio: 16/9; border-radius: 8px; background: #222 }
.languages { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px } .right { font-weight: 700; color: #0b6b3a }
ol { margin: 6px 0; padding-left: 24px; list-style: upper-alpha } p { margin: 6px 0 } .settled { background: #fff3d6; padding: 8px; border-radius: 8px }
@media (max-width: 700px) { .languages { grid-template-columns: 1fr } }
`;

function card(
  question: BankQuestion,
  media: string,
  blind: BlindAnswer | undefined,
  settled: Disagreement | undefined,
): string {
  const { number, part, points, topic, categories, correct, legalBasis } = question;
  const law = legalBasis.map(({ act, article, asOf }) => `${ACTS[act].pl}, ${article} (${asOf})`).join('; ');
  return `<article id="q${number}">
<h2>${number} · ${correct} <small>${part} · ${points} p. · ${topic} · ${categories.join(' ')}</small></h2>
${question.media === null ? '' : shown(question.media, media)}
<div class="languages">${QUESTION_LANGUAGES.map((language) => wordsIn(question, language)).join('')}</div>
<p><small>${escapeHtml(law)}</small></p>
<p><small>${blind === undefined ? 'not answered blind' : escapeHtml(answeredAs(blind))}</small></p>
${settled === undefined ? '' : `<p class="settled">${escapeHtml(settledAs(settled))}</p>`}
</article>`;
}

function answeredAs({ answer, because, doubt }: BlindAnswer): string {
  return `blind: ${answer}, ${because}${doubt === null ? '' : `; doubt: ${doubt}`}`;
}

function settledAs({ about, law, resolution, again }: Disagreement): string {
  return `${about} – ${law} – ${resolution}${again === null ? '' : `, answered again: ${again.answer}`}`;
}

function shown({ file, poster, lastFrame }: BankMedia, folder: string): string {
  const image = (name: string) => `<img src="${escapeHtml(`${folder}/${name}`)}" alt="" loading="lazy">`;
  if (poster === undefined) return `<div class="shown">${image(file)}</div>`;
  const film = `<video src="${escapeHtml(`${folder}/${file}`)}" controls muted preload="none" poster="${escapeHtml(`${folder}/${poster}`)}"></video>`;
  return `<div class="shown">${film}${lastFrame === undefined ? '' : image(lastFrame)}</div>`;
}

function wordsIn(
  { text, answers, correct, explanation, media }: BankQuestion,
  language: QuestionLanguage,
): string {
  const listed =
    answers === null
      ? ''
      : `<ol>${LETTER_ANSWERS.map((letter) => `<li${letter === correct ? ' class="right"' : ''}>${escapeHtml(answers[letter][language])}</li>`).join('')}</ol>`;
  const alt = media ? `<p><small>${escapeHtml(media.alt[language])}</small></p>` : '';
  return `<div lang="${language}">${alt}<p><b>${escapeHtml(text[language])}</b></p>${listed}<p>${escapeHtml(explanation[language])}</p></div>`;
}
