import { Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as cardCss from './QuestionCard.module.css';
import * as css from './TryQuestionSkeleton.module.css';

/** The size of a yes/no question. */
export function TryQuestionSkeleton() {
  return (
    <>
      <div className={css.picture} />
      <div className={cardCss.inside}>
        <VisuallyHidden>
          <FormattedMessage
            id="public.try.loading"
            defaultMessage="Losuję pytanie…"
            description="The question to try is loading"
          />
        </VisuallyHidden>
        <p className={cardCss.line}>
          <Skeleton width="45%" height="1.625rem" />
        </p>
        <div className={css.question}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
        <div className={cardCss.yesNo}>
          <Skeleton height="var(--tall)" />
          <Skeleton height="var(--tall)" />
        </div>
      </div>
    </>
  );
}
