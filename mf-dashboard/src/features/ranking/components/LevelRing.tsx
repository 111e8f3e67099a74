import { Ring } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { LEVEL_NAME } from '../../../shared/level-name.ts';

/** A learner's level. The ring is full: progress to the next level is private. */
export function LevelRing({
  level,
  size = 'large',
}: {
  readonly level: number;
  readonly size?: 'medium' | 'large';
}) {
  const intl = useIntl();
  return (
    <Ring value={1} size={size} label={intl.formatMessage(LEVEL_NAME, { level })}>
      {level}
    </Ring>
  );
}
