import type { QuestionDto } from '@zielona-fala/contracts';
import { Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';

/** What a question is worth. */
export const PointsTag = ({ of: { pointsValue } }: { readonly of: Pick<QuestionDto, 'pointsValue'> }) => (
  <Tag>
    <FormattedMessage
      id="dashboard.exam.points"
      defaultMessage="{points} pkt"
      description="Points that a question is worth, 1 to 3"
      values={{ points: pointsValue }}
    />
  </Tag>
);
