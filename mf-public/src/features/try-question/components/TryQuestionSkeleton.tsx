import { Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as cardCss from './QuestionCard.module.css';
import * as css from './TryQuestionSkeleton.module.css';

/** The size of a question. */
export function TryQuestionSkeleton() {
  return (
    <>
      <div className={css.picture} />
      <div className={cardCss.inside} aria-busy="true">
        <p className={cardCss.line}>
          <VisuallyHidden>
            <FormattedMessage
              id="public.try.loading"
              defaultMessage="Losuję pytanie…"
              description="The question to try is loading"
            />
          </VisuallyHidden>
          <Skeleton width="45%" height="1.625rem" />
        </p>
        <div className={cardCss.questionToCome}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
        <div className={cardCss.zone}>
          <div className={cardCss.yesNo}>
            <Skeleton height="var(--tall)" />
            <Skeleton height="var(--tall)" />
          </div>
        </div>
      </div>
    </>
  );
}
