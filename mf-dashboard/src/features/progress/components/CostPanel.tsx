import type { CategoryName, TopicProgressDto } from '@zielona-fala/contracts';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useGetTopicCountsQuery } from '../../../shared/api/get-topic-counts.ts';
import { useGetTopicsQuery } from '../../../shared/api/study.ts';
import { weakestFirst } from '../../../shared/topic-results.ts';
import { NoWeakTopics } from '../../../shared/topics/NoWeakTopics.tsx';
import { PractiseTopic } from '../../../shared/topics/PractiseTopic.tsx';
import { TopicBars } from '../../../shared/ui/TopicBars.tsx';
import { Figures } from './Figures.tsx';
import * as css from './Progress.module.css';
import { QuestionPanel } from './QuestionPanel.tsx';

/** "What costs me points?": questions answered right by topic over all finished tests, and mastery. */
export function CostPanel({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  const counted = useGetTopicCountsQuery(category);
  const { currentData: progress, isFetching } = useGetTopicsQuery(category);
  // each topic takes more lines with it
  const asked = isFetching && !progress ? { ...counted, currentData: undefined } : counted;
  return (
    <QuestionPanel
      asked={asked}
      height="38rem"
      title={
        <FormattedMessage
          id="dashboard.statistics.topics"
          defaultMessage="Co kosztuje mnie punkty?"
          description="Heading of the topics: the learner's question"
        />
      }
    >
      {(counts) => {
        const results = weakestFirst(counts);
        const [weakest] = results;
        if (!weakest) {
          return (
            <p className={css.answer}>
              <NoWeakTopics />
            </p>
          );
        }
        const topic = intl.formatMessage(TOPIC_NAMES[weakest.topic]);
        return (
          <>
            <p className={css.answer}>
              <FormattedMessage
                id="dashboard.statistics.topics.answer"
                defaultMessage="Najsłabiej idzie {topic}: {correct} z {asked} pytań dobrze."
                description="Answer to: what costs me points? The topic with the smallest share of questions answered right; some may have no answer"
                values={{ topic: <b>{topic}</b>, correct: weakest.correct, asked: weakest.asked }}
              />
            </p>
            <TopicBars results={results} progress={progress} />
            <PractiseTopic topic={weakest.topic} />
            <Figures
              label={intl.formatMessage({
                id: 'dashboard.statistics.topics.label',
                defaultMessage: 'Odpowiedzi według tematów',
                description: 'Names the table of topics',
              })}
              columns={[
                intl.formatMessage({
                  id: 'dashboard.statistics.topics.topic',
                  defaultMessage: 'Temat',
                  description: 'Column: topic',
                }),
                intl.formatMessage({
                  id: 'dashboard.statistics.topics.asked',
                  defaultMessage: 'Pytania',
                  description: 'Column: questions that were asked',
                }),
                intl.formatMessage({
                  id: 'dashboard.statistics.topics.correct',
                  defaultMessage: 'Dobrze',
                  description: 'Column: right answers',
                }),
                '%',
                intl.formatMessage({
                  id: 'dashboard.statistics.topics.mastered',
                  defaultMessage: 'Opanowane',
                  description: 'Column: questions mastered, of those that there are',
                }),
              ]}
              rows={results.map((result) => ({
                key: result.topic,
                cells: [
                  intl.formatMessage(TOPIC_NAMES[result.topic]),
                  result.asked,
                  result.correct,
                  <FormattedNumber
                    key="share"
                    value={result.share}
                    style="percent"
                    maximumFractionDigits={0}
                  />,
                  <Mastered
                    key="mastered"
                    progress={progress?.find(({ topic }) => topic === result.topic)}
                  />,
                ],
              }))}
            />
          </>
        );
      }}
    </QuestionPanel>
  );
}

function Mastered({ progress }: { readonly progress: TopicProgressDto | undefined }) {
  if (!progress) return '–';
  return (
    <FormattedMessage
      id="dashboard.statistics.topics.mastered.of"
      defaultMessage="{mastered} z {questions}"
      description="Questions of a topic that are mastered, of all"
      values={{ mastered: progress.mastered, questions: progress.questions }}
    />
  );
}
