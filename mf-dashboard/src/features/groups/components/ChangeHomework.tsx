import type { HomeworkDto } from '@zielona-fala/contracts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FormActions } from '../../../shared/ui/FormActions.tsx';
import { useChangeHomeworkMutation } from '../api/groups.ts';
import { useGroupForm } from '../use-group-form.ts';
import * as css from './Homework.module.css';
import { HomeworkFields, type HomeworkValues } from './HomeworkFields.tsx';

export interface ChangeHomeworkProps {
  readonly groupId: number;
  readonly homework: HomeworkDto;
  readonly onDone: () => void;
}

/** Changes number or due date; the content is fixed, because members have started it. */
export function ChangeHomework({ groupId, homework, onDone }: ChangeHomeworkProps) {
  const { homeworkId, count, due } = homework;
  const [change] = useChangeHomeworkMutation();
  const form = useForm<HomeworkValues>({ defaultValues: { count: String(count), due } });
  const { setFocus } = form;
  useEffect(() => setFocus('count'), [setFocus]);
  const { field, submit, isPending } = useGroupForm(form, {
    async send(values) {
      await change({ groupId, homeworkId, count: Number(values.count), due: values.due }).unwrap();
      onDone();
    },
  });
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <HomeworkFields field={field} />
      <FormActions isPending={isPending} onCancel={onDone}>
        <FormattedMessage
          id="dashboard.homework.save"
          defaultMessage="Zapisz"
          description="Saves another number or day of homework"
        />
      </FormActions>
    </form>
  );
}
