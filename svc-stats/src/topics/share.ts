import type { TopicShareDto } from '@zielona-fala/contracts';
import type { TopicCount } from './store.ts';

/** One answer is a coin's toss: a topic is called weak or strong from so many answers on. */
const ENOUGH_ANSWERS = 5;

export function shareDto(count: TopicCount): TopicShareDto {
  const { asked, correct } = count;
  return { ...count, share: asked < ENOUGH_ANSWERS ? null : correct / asked };
}
