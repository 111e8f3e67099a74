import type { QuestionDto } from '@zielona-fala/contracts';
import { Icon } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from '../../../shared/player/Media.module.css';
import { wordsOf } from '../../../shared/question/words.ts';

export interface PosterProps {
  readonly icon: 'alert' | 'play';
  readonly children: ReactNode;
}

/** Words in place of a picture or film. */
export function Poster({ icon, children }: PosterProps) {
  return (
    <div className={css.poster}>
      <Icon name={icon} size="massive" />
      <div>{children}</div>
    </div>
  );
}

/** In place of what did not load: what it shows, where that is told. */
export function LostMedia({ question }: { readonly question: QuestionDto }) {
  return (
    <Poster icon="alert">
      {wordsOf(question)?.mediaAlt || (
        <FormattedMessage
          id="dashboard.exam.broken-picture"
          defaultMessage="Obraz się nie wczytał. Odpowiedz na podstawie treści."
          description="In place of a picture that did not load and has no description"
        />
      )}
    </Poster>
  );
}
