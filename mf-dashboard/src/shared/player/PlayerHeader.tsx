import { Bar, type Light, Lights } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './PlayerHeader.module.css';

export interface PlayerHeaderProps {
  /** Place of the question, from 1. */
  readonly number: number;
  /** Of all questions. */
  readonly total: number;
  readonly lights: readonly Light[];
  /** At the end of the line. */
  readonly end: ReactNode;
  /** Between the place and the end. */
  readonly children: ReactNode;
}

/** More of them are no row that can be read. */
const MAX_LIGHTS = 40;

/** Progress: number and lights of the questions, and further details. */
export function PlayerHeader({ number, total, lights, end, children }: PlayerHeaderProps) {
  const intl = useIntl();
  const label = intl.formatMessage(
    {
      id: 'dashboard.exam.run',
      defaultMessage: 'Pytanie {number} z {total}',
      description: 'Row of lights in words',
    },
    { number, total },
  );
  return (
    <>
      <div className={css.head}>
        <p className={css.count}>
          <FormattedMessage
            id="dashboard.exam.count"
            defaultMessage="<b>{number}</b> z {total}"
            description="Place in the exam: number of the question, and of all"
            values={{ number, total, b: (text) => <b>{text}</b> }}
          />
        </p>
        <div className={css.status}>{children}</div>
        {end}
      </div>
      {lights.length > MAX_LIGHTS ? (
        <div className={css.lights}>
          <Bar good label={label} value={lights.filter((light) => light !== 'off').length / total} />
        </div>
      ) : (
        <Lights className={css.lights} lights={lights} label={label} />
      )}
    </>
  );
}
