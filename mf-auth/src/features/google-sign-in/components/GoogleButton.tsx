import { GOOGLE_SIGN_IN_FLAG } from '@zielona-fala/contracts';
import { ButtonLink, Icon } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFeatureFlags } from '../api/feature-flags.ts';
import { useStartPath } from '../start-path.ts';

export interface GoogleButtonProps {
  /** Stands below the button: what a new account agrees to, unless the page says it. */
  readonly children?: ReactNode;
}

/** The way in with a Google account, only where it is switched on. */
export function GoogleButton({ children }: GoogleButtonProps) {
  const { answer: flags = [] } = useFeatureFlags();
  const start = useStartPath();
  if (!flags.some(({ name }) => name === GOOGLE_SIGN_IN_FLAG)) return null;
  return (
    <>
      <ButtonLink wide to={start} reloadDocument>
        <Icon name="account" />
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
