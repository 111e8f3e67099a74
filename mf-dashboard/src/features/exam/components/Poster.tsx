import { Icon } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from '../../../shared/player/Media.module.css';

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

/** In place of what did not load. */
export function LostMedia({ words }: { readonly words: string }) {
  return (
    <Poster icon="alert">
      {words || (
        <FormattedMessage
          id="dashboard.exam.broken-picture"
          defaultMessage="Obraz się nie wczytał. Odpowiedz na podstawie treści."
          description="In place of a picture that did not load and has no description"
        />
      )}
    </Poster>
  );
}
