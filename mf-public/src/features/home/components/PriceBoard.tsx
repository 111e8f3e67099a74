import { Board, ButtonLink, boardButton, GreenWaveScene } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../../shared/Price.tsx';
import { RICH_TEXT } from '../../../shared/rich-text.tsx';
import { useStart } from '../../../shared/use-start.ts';
import { CategoryPlates } from './CategoryPlates.tsx';
import * as css from './PriceBoard.module.css';

/** The sign board: everything, for nothing. */
export function PriceBoard() {
  const { isMember, path } = useStart();
  return (
    <div className={css.finale}>
      <GreenWaveScene className={css.scene} />
      <Board className={css.board}>
        <Price />
        <p className={css.offer}>
          <FormattedMessage
            id="public.price.offer"
            defaultMessage="<b>Wszystko, co jest w portalu.</b> Bez reklam, bez płatnych dodatków."
            description="What the price covers"
            values={RICH_TEXT}
          />
        </p>
        <CategoryPlates />
        <ButtonLink kind="go" className={boardButton} to={path}>
          {isMember ? (
            <FormattedMessage
              id="public.price.dashboard"
              defaultMessage="Ćwicz dalej"
              description="Button on the sign board for a signed-in learner: leads to the dashboard"
            />
          ) : (
            <FormattedMessage
              id="public.price.register"
              defaultMessage="Załóż konto"
              description="Button on the sign board: leads to the registration"
            />
          )}
        </ButtonLink>
      </Board>
    </div>
  );
}
