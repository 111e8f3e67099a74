import type { HomeworkDto } from '@zielona-fala/contracts';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FormActions } from '../../../shared/ui/FormActions.tsx';
import { useChangeHomeworkMutation } from '../api/groups.ts';
import { useGroupAction } from '../use-group-action.ts';
import * as css from './Homework.module.css';
import { HomeworkFields, type HomeworkValues } from './HomeworkFields.tsx';

export interface ChangeHomeworkProps {
  readonly groupId: number;
  readonly homework: HomeworkDto;
  readonly onDone: () => void;
}

/** Another number or day; what it is about stays, for members have begun it. */
export function ChangeHomework({ groupId, homework, onDone }: ChangeHomeworkProps) {
  const { homeworkId, count, due } = homework;
  const [change] = useChangeHomeworkMutation();
  const act = useGroupAction();
  const form = useForm<HomeworkValues>({ defaultValues: { count: String(count), due } });
  const submit = async (values: HomeworkValues) => {
    const changed = change({ groupId, homeworkId, count: Number(values.count), due: values.due });
    if (await act(changed)) onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit(submit)}>
      <HomeworkFields form={form} />
      <FormActions isPending={form.formState.isSubmitting} onCancel={onDone}>
        <FormattedMessage
          id="dashboard.homework.save"
          defaultMessage="Zapisz"
          description="Saves another number or day of homework"
        />
      </FormActions>
    </form>
  );
}
