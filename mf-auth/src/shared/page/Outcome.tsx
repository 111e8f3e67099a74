import { Icon, type IconName, useFocusAtFirst } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import * as css from './Outcome.module.css';
import * as page from './page.module.css';

export interface OutcomeProps {
  readonly icon: IconName;
  readonly tone: 'go' | 'info';
  readonly title: string;
  readonly children: ReactNode;
}

/** What came of a step, in place of its form; its heading takes the focus, so that it is read out. */
export function Outcome({ icon, tone, title, children }: OutcomeProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <>
      <div className={css[tone]}>
        <Icon name={icon} size="large" />
      </div>
      <h1 className={css.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={page.stack}>{children}</div>
    </>
  );
}
