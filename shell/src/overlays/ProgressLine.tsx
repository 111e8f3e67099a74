import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsProgressLoading } from '../state/shell-state.ts';
import * as css from './ProgressLine.module.css';

/** Long work is under way. */
export function ProgressLine() {
  const intl = useIntl();
  if (!useSelector(selectIsProgressLoading)) return null;
  return (
    <div
      className={css.line}
      role="progressbar"
      aria-label={intl.formatMessage({
        id: 'shell.progress',
        defaultMessage: 'Pracuję…',
        description: 'Names the progress indicator',
      })}
    />
  );
}
