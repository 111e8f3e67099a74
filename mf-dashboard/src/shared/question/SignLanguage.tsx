import type { QuestionDto } from '@zielona-fala/contracts';
import { useLoaded } from '@zielona-fala/web-kit/ui';
import { withPageTexts } from '../../page-texts.tsx';
import { isSignLanguageOn } from '../sign-language.ts';

// nobody who has not switched them on fetches their code
const load = async () => withPageTexts((await import('./SignedFilms.tsx')).SignedFilms, null);

/** The films of a question in sign language, for a learner who has switched them on. */
export function SignLanguage({ question }: { readonly question: QuestionDto }) {
  const films = isSignLanguageOn() && question.signLanguage;
  const Films = useLoaded(load, !!films);
  return films && Films ? <Films films={films} /> : null;
}
