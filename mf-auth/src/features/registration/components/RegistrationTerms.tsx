import type { LinkName } from '@zielona-fala/contracts/portal';
import { Link } from '@zielona-fala/web-kit/router';
import { useHref } from '@zielona-fala/web-kit/session';
import { VisuallyHidden } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';

interface DocumentLinkProps {
  readonly name: LinkName;
  readonly children: ReactNode;
}

/** Opens in a new tab, so that the form keeps its input. */
function DocumentLink({ name, children }: DocumentLinkProps) {
  return (
    <Link to={useHref()(name)} target="_blank">
      {children}
      <VisuallyHidden>
        {' '}
        <FormattedMessage
          id="auth.new-tab"
          defaultMessage="(nowa karta)"
          description="Said after a link that opens in a new tab"
        />
      </VisuallyHidden>
    </Link>
  );
}

/** What a new account agrees to. */
export function RegistrationTerms() {
  return (
    <p className={page.small}>
      <FormattedMessage
        id="auth.register.terms"
        defaultMessage="Zakładając konto, akceptujesz <terms>regulamin</terms>. O Twoich danych mówi <privacy>polityka prywatności</privacy>."
        description="Under the registration form; two links"
        values={{
          terms: (text) => <DocumentLink name="terms-of-service">{text}</DocumentLink>,
          privacy: (text) => <DocumentLink name="privacy-policy">{text}</DocumentLink>,
        }}
      />
    </p>
  );
}
