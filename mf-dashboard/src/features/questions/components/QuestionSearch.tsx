import { PARTS, POINTS, type PointsValue, QUESTION_TOPICS, TOPICS } from '@zielona-fala/contracts';
import { useFacts } from '@zielona-fala/web-kit/facts';
import { Button, CheckBox, TextField } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TopicsGuessed } from '../../../shared/topics/TopicsGuessed.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { MAX_SEARCH_LENGTH, type WantedQuestions } from '../wanted.ts';
import * as css from './Questions.module.css';

export interface QuestionSearchProps {
  readonly wanted: WantedQuestions;
  readonly onChange: (wanted: WantedQuestions) => void;
}

/** Words to search for, and filters that work at once. */
export function QuestionSearch({ wanted, onChange }: QuestionSearchProps) {
  const intl = useIntl();
  const isOwnBank = useFacts().bank?.source === 'own';
  // each of our own questions has a topic
  const topics = isOwnBank ? TOPICS : QUESTION_TOPICS;
  const [text, setText] = useState(wanted.text);
  const [searched, setSearched] = useState(wanted.text);
  // the address can change otherwise, and the field keeps its focus
  if (searched !== wanted.text) {
    setSearched(wanted.text);
    setText(wanted.text);
  }
  const all = intl.formatMessage({
    id: 'dashboard.questions.all',
    defaultMessage: 'Wszystkie',
    description: 'Choice of a filter that leaves everything: topics, points, parts',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...wanted, text: text.trim() });
  };
  return (
    <form className={css.search} onSubmit={submit}>
      <div className={css.words}>
        <TextField
          label={intl.formatMessage({
            id: 'dashboard.questions.search',
            defaultMessage: 'Słowa albo numer pytania',
            description: 'Label of the search field',
          })}
          type="search"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className={css.find}>
          <FormattedMessage
            id="dashboard.questions.find"
            defaultMessage="Szukaj"
            description="Searches the questions"
          />
        </Button>
      </div>
      <div className={css.filters}>
        <SelectField
          label={intl.formatMessage({
            id: 'dashboard.questions.topic',
            defaultMessage: 'Temat',
            description: 'Label of a filter',
          })}
          none={all}
          options={topics.map((value) => ({ value, label: intl.formatMessage(TOPIC_NAMES[value]) }))}
          value={wanted.topic}
          onChange={(topic) => onChange({ ...wanted, topic })}
        />
        <SelectField
          label={intl.formatMessage({
            id: 'dashboard.questions.part',
            defaultMessage: 'Część',
            description: 'Label of a filter: part of the exam',
          })}
          none={all}
          options={PARTS.map((value) => ({
            value,
            label: intl.formatMessage(
              {
                id: 'dashboard.questions.part.name',
                defaultMessage: '{part, select, primary {Podstawowa} other {Specjalistyczna}}',
                description: 'Part of the exam that a question belongs to',
              },
              { part: value },
            ),
          }))}
          value={wanted.part}
          onChange={(part) => onChange({ ...wanted, part })}
        />
        <SelectField
          label={intl.formatMessage({
            id: 'dashboard.questions.points',
            defaultMessage: 'Punkty',
            description: 'Label of a filter: points that a question is worth',
          })}
          none={all}
          options={POINTS.map((points) => ({ value: `${points}` as const, label: String(points) }))}
          value={wanted.points === null ? null : (`${wanted.points}` as const)}
          onChange={(points) =>
            onChange({ ...wanted, points: points === null ? null : (Number(points) as PointsValue) })
          }
        />
      </div>
      <TopicsGuessed />
      <CheckBox
        checked={wanted.bookmarked}
        onChange={(event) => onChange({ ...wanted, bookmarked: event.target.checked })}
      >
        <FormattedMessage
          id="dashboard.questions.bookmarked"
          defaultMessage="Tylko zakładki"
          description="Filter: bookmarked questions only"
        />
      </CheckBox>
    </form>
  );
}
