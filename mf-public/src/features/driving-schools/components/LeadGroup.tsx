import { useHref } from '@zielona-fala/web-kit/session';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useStart } from '../../../shared/use-start.ts';
import * as css from './LeadGroup.module.css';

/** To one's groups; who has no account yet comes there after the registration. */
export function LeadGroup() {
  const groups = `${useHref()('dashboard-groups')}?new`;
  const { isMember, path } = useStart();
  const register = `${path}?${new URLSearchParams({ redirectTo: groups })}`;
  return (
    <p className={css.lead}>
      <ButtonLink kind="go" to={isMember ? groups : register}>
        <FormattedMessage
          id="public.schools.start"
          defaultMessage="Załóż grupę"
          description="Button: leads an instructor to their groups, or to the registration first"
        />
      </ButtonLink>
    </p>
  );
}
