import { BRAND } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { cx } from './cx.ts';
import * as css from './Wordmark.module.css';

export interface WordmarkProps {
  readonly to: string;
  readonly className?: string | undefined;
}

/** A signal case with three green lamps, and the name. */
export function Wordmark({ to, className }: WordmarkProps) {
  return (
    <Link className={cx(css.wordmark, className)} to={to}>
      <svg viewBox="0 0 50 20" aria-hidden="true">
        <rect className={css.case} x=".75" y=".75" width="48.5" height="18.5" rx="9.25" strokeWidth="1.5" />
        <circle cx="10.5" cy="10" r="5.4" fill="#12884C" />
        <circle cx="25" cy="10" r="5.4" fill="#1FB567" />
        <circle cx="39.5" cy="10" r="5.4" fill="#43F09A" />
      </svg>
      {BRAND[useLocale()]}
    </Link>
  );
}
