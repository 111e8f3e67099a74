import { Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './Media.module.css';

/** In place of a picture or film that this server lacks. */
export function MissingMedia() {
  return (
    <p className={css.missing}>
      <Icon name="alert" />
      <FormattedMessage
        id="dashboard.exam.media-missing"
        defaultMessage="Obrazu lub filmu do tego pytania brakuje na tym serwerze. Odpowiedz na podstawie treści."
        description="In place of a picture or film that the question has but this server lacks"
      />
    </p>
  );
}
