import type { TestDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { trialAddress } from '../../../shared/test-address.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { ChosenLine } from './ChosenLine.tsx';
import { GoOn } from './GoOn.tsx';
import * as css from './Practise.module.css';
import { WaysToPractise } from './WaysToPractise.tsx';

export interface PractiseProps {
  /** The way back to an exam whose clock runs; null without one. */
  readonly running: ReactNode;
  /** A learning test that waits; null without one. */
  readonly open: TestDto | null;
}

/** Overview of all ways to practise: unfinished tests first, then the others. */
export function Practise({ running, open }: PractiseProps) {
  const category = useCategory();
  const [lang] = useTestLanguage();
  return (
    <div className={css.practise}>
      <ChosenLine category={category} />
      <div className={css.first}>{running ?? <GoOn category={category} open={open} />}</div>
      <WaysToPractise category={category} />
      <Link className={css.trial} to={trialAddress({ category, lang })}>
        <FormattedMessage
          id="dashboard.launch.trial"
          defaultMessage="Najpierw 7 pytań na próbę"
          description="Offers the unscored trial: 5 basic and 2 specialist questions"
        />
      </Link>
    </div>
  );
}
