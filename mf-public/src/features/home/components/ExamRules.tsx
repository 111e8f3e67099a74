import { EXAM } from '@zielona-fala/contracts';
import { RoadGauge } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExamPart } from './ExamPart.tsx';
import * as css from './ExamRules.module.css';
import { ExamSteps } from './ExamSteps.tsx';
import { HomeSection } from './HomeSection.tsx';

/** The rules of the state exam as lights and a road. */
export function ExamRules() {
  return (
    <HomeSection
      anchor="exam"
      heading={
        <FormattedMessage
          id="public.exam.heading"
          defaultMessage="<n>{questions, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}},</n> <n>{minutes, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}},</n> <n>{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}</n>"
          description="Heading: size, time and pass mark of the exam; each n stays on one line"
          values={{
            questions: EXAM.questions,
            minutes: EXAM.durationSeconds / 60,
            points: EXAM.passPoints,
            n: (chunks: ReactNode) => <span className={css.together}>{chunks}</span>,
          }}
        />
      }
    >
      <div className={css.columns}>
        <div className={css.shape}>
          <ExamPart part="primary" />
          <ExamPart part="technical" />
          <PassMark />
        </div>
        <ExamSteps />
      </div>
    </HomeSection>
  );
}

function PassMark() {
  const intl = useIntl();
  return (
    <div>
      <RoadGauge
        tone="goal"
        value={0}
        max={EXAM.totalPoints}
        mark={EXAM.passPoints}
        markLabel={intl.formatNumber(EXAM.passPoints)}
        label={intl.formatMessage(
          {
            id: 'public.exam.pass-range',
            defaultMessage: 'Zdajesz od {pass} do {total} punktów',
            description: 'Says the road gauge: points with which the exam is passed',
          },
          { pass: EXAM.passPoints, total: EXAM.totalPoints },
        )}
        start={intl.formatNumber(0)}
        end={intl.formatMessage(
          {
            id: 'public.exam.total',
            defaultMessage: '{total} pkt',
            description: 'End of the road gauge: all points, abbreviated',
          },
          { total: EXAM.totalPoints },
        )}
      />
      <p className={css.note}>
        <FormattedMessage
          id="public.exam.margin"
          defaultMessage="Możesz stracić najwyżej {margin, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: to dwa pytania za 3 punkty."
          description="Under the road gauge: how many points may be lost; two questions of 3 points"
          values={{ margin: EXAM.totalPoints - EXAM.passPoints }}
        />
      </p>
    </div>
  );
}
