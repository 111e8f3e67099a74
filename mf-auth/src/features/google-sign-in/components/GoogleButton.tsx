import { GOOGLE_SIGN_IN_FLAG, GOOGLE_START_PATH } from '@zielona-fala/contracts';
import { getFeatureFlags } from '@zielona-fala/contracts/api/flags/get-feature-flags';
import { pathTo } from '@zielona-fala/contracts/portal';
import { WhenFact } from '@zielona-fala/web-kit/facts';
import { useCall, useLocale } from '@zielona-fala/web-kit/session';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRedirectTo } from '../../../shared/page/use-way-back.ts';
import * as css from './GoogleButton.module.css';
import { GoogleMark } from './GoogleMark.tsx';

export interface GoogleButtonProps {
  /** Stands below the button, where there is one. */
  readonly children?: ReactNode;
}

/** The way in with a Google account, only where it is switched on. A link, which needs no scripts. */
export function GoogleButton(props: GoogleButtonProps) {
  return (
    <>
      <WhenFact name={GOOGLE_SIGN_IN_FLAG} is="on">
        <Offered {...props} />
      </WhenFact>
      <WhenFact name={GOOGLE_SIGN_IN_FLAG} is="unknown">
        <OfferedWhenOn {...props} />
      </WhenFact>
    </>
  );
}

/** The server did not know the flags in time. */
function OfferedWhenOn(props: GoogleButtonProps) {
  const { answer: flags = [] } = useCall(pathTo(getFeatureFlags));
  return flags.some(({ name }) => name === GOOGLE_SIGN_IN_FLAG) ? <Offered {...props} /> : null;
}

function Offered({ children }: GoogleButtonProps) {
  return (
    <>
      <ButtonLink wide className={css.button} to={useStartPath()} reloadDocument>
        <GoogleMark className={css.mark} />
        <FormattedMessage
          id="auth.google"
          defaultMessage="Kontynuuj z Google"
          description="Button: signs in or registers with a Google account"
        />
      </ButtonLink>
      {children}
    </>
  );
}

/** Begins the way through Google, which comes back in this language and leads on to where the visitor wanted to go. */
function useStartPath(): string {
  const locale = useLocale();
  const redirectTo = useRedirectTo();
  return `${GOOGLE_START_PATH}?${new URLSearchParams({ locale, ...(redirectTo !== null && { redirectTo }) })}`;
}
