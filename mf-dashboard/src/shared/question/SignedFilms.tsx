import type { SignLanguageDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './SignedFilms.module.css';

type Part = keyof SignLanguageDto;

/** In the order in which they are read. */
const PARTS = ['questionText', 'answerA', 'answerB', 'answerC'] as const satisfies readonly Part[];

/** A button that shows and hides the films of a question and its answers; no clock waits for them. */
export function SignedFilms({ films }: { readonly films: SignLanguageDto }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className={css.signed}>
      <Button aria-expanded={isOpen} aria-controls={panel} onPress={() => setOpen(!isOpen)}>
        <FormattedMessage
          id="dashboard.sign-language"
          defaultMessage="Język migowy"
          description="Shows and hides the films of a question in Polish Sign Language"
        />
      </Button>
      <div id={panel}>{isOpen ? <Films films={films} /> : null}</div>
    </div>
  );
}

/** One film after the other, or the chosen one. */
function Films({ films }: { readonly films: SignLanguageDto }) {
  const intl = useIntl();
  const given = PARTS.flatMap((part) => (films[part] ? [{ part, source: films[part] }] : []));
  const [place, setPlace] = useState(0);
  const shown = given[place];
  const nameOf = (part: Part) =>
    intl.formatMessage(
      {
        id: 'dashboard.sign-language.part',
        defaultMessage:
          '{part, select, answerA {Odpowiedź A} answerB {Odpowiedź B} answerC {Odpowiedź C} other {Pytanie}}',
        description: 'What a film in sign language tells: the question, or one of its answers',
      },
      { part },
    );
  if (!shown) return null;
  return (
    <div className={css.films}>
      <video
        className={css.film}
        src={shown.source}
        aria-label={intl.formatMessage(
          {
            id: 'dashboard.sign-language.film',
            defaultMessage: 'Film w języku migowym: {part}',
            description:
              'Names a film in sign language by what it tells: the question, or one of its answers',
          },
          { part: nameOf(shown.part) },
        )}
        autoPlay
        controls
        muted
        playsInline
        onEnded={() => setPlace((ended) => Math.min(ended + 1, given.length - 1))}
      />
      {given.length > 1 ? (
        <div className={css.parts}>
          {given.map(({ part }, index) => (
            <Button key={part} aria-pressed={index === place} onPress={() => setPlace(index)}>
              {nameOf(part)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
