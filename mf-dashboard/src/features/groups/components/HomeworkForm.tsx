import {
  type GroupDto,
  QUESTION_TOPICS,
  type QuestionTopic,
  type RuleNameDto,
} from '@zielona-fala/contracts';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormActions } from '../../../shared/ui/FormActions.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useSetHomeworkMutation } from '../api/groups.ts';
import { useGroupForm } from '../use-group-form.ts';
import * as css from './Homework.module.css';
import { HomeworkFields, type HomeworkValues, usualHomework } from './HomeworkFields.tsx';

export interface HomeworkFormProps {
  readonly group: GroupDto;
  /** What it is about; otherwise the form asks. */
  readonly rule?: RuleNameDto;
  readonly onDone: () => void;
}

/** Sets homework for a group. */
export function HomeworkForm({ group: { groupId }, rule, onDone }: HomeworkFormProps) {
  const intl = useIntl();
  const [topic, setTopic] = useState<QuestionTopic | null>(null);
  const [setHomework] = useSetHomeworkMutation();
  const form = useForm<HomeworkValues>({ defaultValues: usualHomework() });
  const { field, submit, isPending } = useGroupForm(form, {
    async send({ count, due }) {
      const about = rule ? { rule: rule.ruleId } : topic && { topic };
      await setHomework({ groupId, ...about, count: Number(count), due }).unwrap();
      onDone();
    },
  });
  const fields = useRef<HTMLFormElement>(null);
  // the button that opened it is gone
  useEffect(() => fields.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  return (
    <form className={css.form} ref={fields} noValidate onSubmit={submit}>
      {rule ? null : (
        <SelectField
          label={intl.formatMessage({
            id: 'dashboard.homework.topic',
            defaultMessage: 'Z czego',
            description: 'Label of what homework is about: a topic or mistakes',
          })}
          none={intl.formatMessage({
            id: 'dashboard.homework.topic.mistakes',
            defaultMessage: 'Własne błędy każdej osoby',
            description: 'Homework about what each learner answered wrong',
          })}
          options={QUESTION_TOPICS.filter((each) => each !== 'other').map((value) => ({
            value,
            label: intl.formatMessage(TOPIC_NAMES[value]),
          }))}
          value={topic}
          onChange={setTopic}
        />
      )}
      <HomeworkFields field={field} />
      <FormActions isPending={isPending} onCancel={onDone}>
        <FormattedMessage
          id="dashboard.homework.set"
          defaultMessage="Zadaj grupie"
          description="Sets the homework"
        />
      </FormActions>
    </form>
  );
}
