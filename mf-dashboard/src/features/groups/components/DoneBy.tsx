import type { GroupDetailsDto, HomeworkDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { doneOf } from '../domain/reports.ts';

interface DoneByProps {
  readonly members: GroupDetailsDto['members'];
  readonly homework: HomeworkDto;
}

/** How many members have done a piece of homework. */
export const DoneBy = ({ members, homework }: DoneByProps) => (
  <FormattedMessage
    id="dashboard.homework.done-by"
    defaultMessage="{done} z {members} zrobione"
    description="How many members have done homework, of those who tell"
    values={doneOf(members, homework)}
  />
);
