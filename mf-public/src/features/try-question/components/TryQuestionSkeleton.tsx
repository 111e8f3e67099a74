import { cx, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as cardCss from './QuestionCard.module.css';
import * as css from './TryQuestionSkeleton.module.css';

/** The size of a question. It stands in the page's HTML too, so its measures are classes. */
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
          <span className={cx(css.block, css.progress)} />
        </p>
        <div className={cardCss.questionToCome}>
          <span className={css.block} />
          <span className={css.block} />
          <span className={cx(css.block, css.short)} />
        </div>
        <div className={cardCss.zone}>
          <div className={cardCss.yesNo}>
            <span className={cx(css.block, css.answer)} />
            <span className={cx(css.block, css.answer)} />
          </div>
        </div>
      </div>
    </>
  );
}
