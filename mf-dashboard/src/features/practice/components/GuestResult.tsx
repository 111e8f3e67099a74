import { useHref, useUser } from '@zielona-fala/web-kit/session';
import { Button, ButtonLink, Lights, useFocusAtFirst } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Practice } from '../domain/practice.ts';
import * as css from './GuestResult.module.css';

export interface GuestResultProps {
  readonly practice: Practice;
  /** Absent where there are no more questions. */
  readonly onMore: (() => void) | undefined;
  /** Absent where none is left without an answer. */
  readonly onBack: (() => void) | undefined;
}

/** How the questions went, and that an account keeps them. */
export function GuestResult({ practice, onMore, onBack }: GuestResultProps) {
  const intl = useIntl();
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  const { questions, answered } = practice;
  const given = questions.map(({ questionNumber }) => answered[questionNumber]);
  const right = given.filter((each) => each?.isRight).length;
  const words = intl.formatMessage(
    {
      id: 'dashboard.guest.result',
      defaultMessage: '{right} z {count} dobrze',
      description: 'How many of the questions that a visitor practised were answered right',
    },
    { right, count: questions.length },
  );
  return (
    <div className={css.page}>
      <Lights
        big
        lights={given.map((each) => (each ? (each.isRight ? 'on' : 'bad') : 'off'))}
        label={words}
      />
      <h1 className={css.heading} ref={heading} tabIndex={-1}>
        {words}
      </h1>
      <Ways isAllRight={right === questions.length} onMore={onMore} onBack={onBack} />
    </div>
  );
}

interface WaysProps extends Pick<GuestResultProps, 'onMore' | 'onBack'> {
  readonly isAllRight: boolean;
}

function Ways({ isAllRight, onMore, onBack }: WaysProps) {
  const href = useHref();
  // a learner signed in here is waiting for the activation mail
  const waits = useUser() !== null;
  return (
    <>
      <p className={css.text}>
        {waits ? (
          <FormattedMessage
            id="dashboard.guest.result.kept"
            defaultMessage="{isAllRight, select, true {Komplet, brawo. } other {}}Te odpowiedzi przejdą do Twojego planu, gdy aktywujesz konto. Wtedy zaczną się też ranking i punkty doświadczenia."
            description="Under the result of a learner whose account is not active yet; isAllRight: all were right"
            values={{ isAllRight }}
          />
        ) : (
          <FormattedMessage
            id="dashboard.guest.result.keep"
            defaultMessage="{isAllRight, select, true {Komplet, brawo. } other {}}Załóż konto za 0 zł, a te odpowiedzi przejdą do Twojego planu: błędne wrócą do powtórki, dobre przybliżą Cię do prognozy wyniku."
            description="Under the result of a visitor: what an account makes of these answers; isAllRight: all were right"
            values={{ isAllRight }}
          />
        )}
      </p>
      <div className={css.ways}>
        {onBack ? (
          <Button wide onPress={onBack}>
            <FormattedMessage
              id="dashboard.guest.result.back"
              defaultMessage="Wróć do pytań bez odpowiedzi"
              description="Button: goes back to the questions that have no answer yet"
            />
          </Button>
        ) : null}
        {waits ? (
          <ButtonLink kind="go" wide to={href('account-activate-info')}>
            <FormattedMessage
              id="dashboard.guest.result.activate"
              defaultMessage="Aktywuj konto"
              description="Button: leads to the page that tells how to activate the account"
            />
          </ButtonLink>
        ) : (
          <ButtonLink kind="go" wide to={href('register')}>
            <FormattedMessage
              id="dashboard.guest.result.register"
              defaultMessage="Załóż konto i zachowaj odpowiedzi"
              description="Button: leads to the registration"
            />
          </ButtonLink>
        )}
        {onMore && !onBack ? (
          <Button wide onPress={onMore}>
            <FormattedMessage
              id="dashboard.guest.result.more"
              defaultMessage="Jeszcze dziesięć pytań"
              description="Button: ten more questions without an account"
            />
          </Button>
        ) : null}
      </div>
    </>
  );
}
