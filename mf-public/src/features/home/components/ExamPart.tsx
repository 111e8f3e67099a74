import { EXAM_STRATA, POINTS, type PointsValue, type QuestionPart } from '@zielona-fala/contracts';
import { cx } from '@zielona-fala/web-kit/ui';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import * as css from './ExamPart.module.css';

const TITLES: Record<QuestionPart, MessageDescriptor> = defineMessages({
  primary: {
    id: 'public.exam.primary',
    defaultMessage:
      '{count, plural, one {# pytanie podstawowe} few {# pytania podstawowe} many {# pytań podstawowych} other {# pytania podstawowego}}: TAK lub NIE',
    description: 'Heading: the basic part of the exam, yes/no questions',
  },
  technical: {
    id: 'public.exam.technical',
    defaultMessage:
      '{count, plural, one {# pytanie specjalistyczne} few {# pytania specjalistyczne} many {# pytań specjalistycznych} other {# pytania specjalistycznego}}: A, B lub C',
    description: 'Heading: the specialist part of the exam, one of A/B/C',
  },
});

const countOf = (part: QuestionPart, points: PointsValue): number =>
  EXAM_STRATA.find((stratum) => stratum.part === part && stratum.points === points)?.count ?? 0;

/** One light per question, the more points the larger. */
export function ExamPart({ part }: { readonly part: QuestionPart }) {
  const intl = useIntl();
  const counts = POINTS.map((points) => ({ points, count: countOf(part, points) }));
  const lights = counts.flatMap(({ points, count }) => Array<PointsValue>(count).fill(points));
  return (
    <div className={css.part}>
      <h3>{intl.formatMessage(TITLES[part], { count: lights.length })}</h3>
      <p
        className={cx(css.lights, css[part])}
        role="img"
        aria-label={intl.formatList(
          counts.map(({ points, count }) =>
            intl.formatMessage(
              {
                id: 'public.exam.stratum',
                defaultMessage: '{count} za {points, plural, one {# punkt} few {# punkty} other {# punktów}}',
                description: 'How many questions are worth how many points, as part of a list',
              },
              { count, points },
            ),
          ),
        )}
      >
        {lights.map((points, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a light is its place in the row
          <i key={index} className={css[`points${points}`]}>
            {points}
          </i>
        ))}
      </p>
    </div>
  );
}
