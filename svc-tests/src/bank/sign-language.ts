import type { QuestionDto } from '@zielona-fala/contracts';
import type { QuestionRevision } from '@zielona-fala/question-store';

const FIELDS = { text: 'questionText', A: 'answerA', B: 'answerB', C: 'answerC' } as const;
const SIGNED = ['text', 'A', 'B', 'C'] as const;

/** The films of a question in sign language that this server has; nothing where it has none. */
export async function signLanguageOf(
  { official }: Pick<QuestionRevision, 'official'>,
  mediaUrl: (file: string | undefined) => Promise<string | null>,
): Promise<Pick<QuestionDto, 'signLanguage'>> {
  const films = official?.signLanguage;
  if (!films) return {};
  const found = await Promise.all(
    SIGNED.map(async (part) => [FIELDS[part], await mediaUrl(films[part]?.file ?? undefined)] as const),
  );
  const served = found.filter(([, url]) => url !== null);
  return served.length === 0 ? {} : { signLanguage: Object.fromEntries(served) };
}
