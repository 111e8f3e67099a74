import { Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as media from '../../../shared/player/Media.module.css';
import * as bar from '../../../shared/player/PlayerBar.module.css';
import * as header from '../../../shared/player/PlayerHeader.module.css';
import * as css from '../../../shared/player/PlayerLayout.module.css';
import * as question from '../../../shared/question/QuestionText.module.css';
import * as zone from './AnswerZone.module.css';
import * as phase from './PhasePanel.module.css';

/** Placeholder of the player while the exam loads, in its final size. */
export function PlayerSkeleton() {
  return (
    <div className={css.frame} role="status">
      <div className={css.player}>
        <div className={header.head}>
          <VisuallyHidden>
            <FormattedMessage
              id="dashboard.exam.loading"
              defaultMessage="Wczytujemy egzamin…"
              description="The exam is being loaded"
            />
          </VisuallyHidden>
          <Skeleton width="4rem" />
          <Skeleton width="5rem" />
          <Skeleton width="5rem" />
        </div>
        <div className={header.lights}>
          <Skeleton height="0.75rem" />
        </div>
        <div className={css.main}>
          <div className={css.ask}>
            <div className={media.media} />
            <div className={question.question}>
              <Skeleton width="90%" height="1.5rem" />
            </div>
          </div>
          <div className={css.act}>
            <div className={phase.phase}>
              <Skeleton height="3rem" />
            </div>
            <div className={zone.zone}>
              <Skeleton height="100%" />
            </div>
          </div>
        </div>
        <div className={bar.bar}>
          <Skeleton width="6rem" height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      </div>
    </div>
  );
}
