import type { QuestionTopic, TopicProgressDto } from '@zielona-fala/contracts';
import { cx, Segmented, Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, useIntl } from 'react-intl';
import { TopicsGuessed } from '../../../shared/topics/TopicsGuessed.tsx';
import * as tile from '../../../shared/ui/choice-tile.module.css';
import { KnowledgeBar, KnowledgeNote } from '../../../shared/ui/KnowledgeBar.tsx';
import { Loaded, type LoadedQuery } from '../../../shared/ui/Loaded.tsx';
import { TOPIC_SIZES, type TopicSize } from '../topic-selection.ts';
import * as css from './TopicChoice.module.css';

export interface TopicChoiceProps {
  readonly topics: LoadedQuery<readonly TopicProgressDto[]>;
  readonly chosen: QuestionTopic | null;
  readonly size: TopicSize;
  readonly onChoose: (topic: QuestionTopic) => void;
  readonly onSize: (size: TopicSize) => void;
}

/** The topics of a category with the learner's progress, and the number of questions. */
export function TopicChoice({ topics, chosen, size, onChoose, onSize }: TopicChoiceProps) {
  const intl = useIntl();
  const sizeLabel = intl.formatMessage({
    id: 'dashboard.launch.topic.size',
    defaultMessage: 'Ile pytań',
    description: 'Names the choice of how many questions of a topic are asked',
  });
  return (
    <>
      <fieldset>
        <legend className={css.legend}>
          <FormattedMessage
            id="dashboard.launch.topic.choice"
            defaultMessage="O czym"
            description="Names the choice of a topic"
          />
        </legend>
        <Loaded compact query={topics} loading={<TopicsSkeleton />}>
          {(known) => (
            <div className={css.topics}>
              {known.map((topic) => (
                <Topic
                  key={topic.topic}
                  progress={topic}
                  isChosen={topic.topic === chosen}
                  onChoose={() => onChoose(topic.topic)}
                />
              ))}
            </div>
          )}
        </Loaded>
        <KnowledgeNote />
        <TopicsGuessed />
      </fieldset>
      <fieldset className={css.size}>
        <legend className={css.legend}>{sizeLabel}</legend>
        <Segmented
          wide
          label={sizeLabel}
          options={TOPIC_SIZES.map((value) => ({
            value,
            label:
              value === 'all'
                ? intl.formatMessage({
                    id: 'dashboard.launch.topic.all',
                    defaultMessage: 'Wszystkie',
                    description: 'All questions of a topic, in place of their number',
                  })
                : value,
          }))}
          value={size}
          onChange={onSize}
        />
      </fieldset>
    </>
  );
}

function TopicsSkeleton() {
  return (
    <div className={css.topics} role="status">
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.launch.topic.loading"
          defaultMessage="Wczytujemy tematy…"
          description="The topics of a category are being loaded"
        />
      </VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={String(index)} height="5.5rem" />
      ))}
    </div>
  );
}

interface TopicProps {
  readonly progress: TopicProgressDto;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Topic({ progress, isChosen, onChoose }: TopicProps) {
  const intl = useIntl();
  const { topic } = progress;
  return (
    <label className={cx(tile.tile, css.topic)}>
      <input type="radio" name="topic" value={topic} checked={isChosen} onChange={onChoose} />
      <b>{intl.formatMessage(TOPIC_NAMES[topic])}</b>
      <KnowledgeBar progress={progress} />
    </label>
  );
}
