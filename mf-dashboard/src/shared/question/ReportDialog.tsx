import { QUESTION_REPORT_KINDS, type QuestionReportKind, REPORT_TEXT_RULE } from '@zielona-fala/contracts';
import { useSubmission } from '@zielona-fala/web-kit';
import { Link } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, Dialog, ErrorSummary, Icon, TextArea } from '@zielona-fala/web-kit/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../path-of.ts';
import { useGetReportsInfiniteQuery, useReportQuestionMutation } from '../api/question-reports.ts';
import { FormActions } from '../ui/FormActions.tsx';
import * as css from './QuestionTools.module.css';
import { REPORT_KINDS } from './report-kinds.ts';

export interface ReportDialogProps {
  readonly isOpen: boolean;
  readonly number: number;
  readonly onClose: () => void;
}

const OWN_REPORTS_PATH = pathOf('dashboard-reports');
const OWN_REPORTS = defineMessage({
  id: 'dashboard.report.own',
  defaultMessage: 'Twoje zgłoszenia i odpowiedzi',
  description: "Goes to the learner's reports of problems with questions",
});

/** Reports a problem with a question to the operator. */
export function ReportDialog({ isOpen, number, onClose }: ReportDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(
        {
          id: 'dashboard.report.title',
          defaultMessage: 'Co jest nie tak z pytaniem {number}?',
          description: 'Title of the form that reports a problem with a question; number as the bank has it',
        },
        { number: String(number) },
      )}
    >
      <ReportForm number={number} onDone={onClose} />
    </Dialog>
  );
}

interface ReportValues {
  readonly kind: QuestionReportKind;
  readonly text: string;
}

/** Whether an earlier report of a question is open, among the newest: asked for as the form opens, false until it is known. */
function useIsReported(number: number): boolean {
  const { data } = useGetReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const reports = data?.pages.flat() ?? [];
  return reports.some(({ questionNumber, status }) => questionNumber === number && status === 'open');
}

interface ReportFormProps {
  readonly number: number;
  readonly onDone: () => void;
}

function ReportForm({ number, onDone }: ReportFormProps) {
  const intl = useIntl();
  const { toasts, navigation } = usePortal();
  const [report] = useReportQuestionMutation();
  const form = useForm<ReportValues>({ defaultValues: { text: '' } });
  const { register, formState } = form;
  const kindError = formState.errors.kind?.message;
  const kindErrorId = useId();
  const isReported = useIsReported(number);
  // what was written before that was known stays
  const isRefused = isReported && !formState.isDirty;
  const [isAlready, setAlready] = useState(false);

  const { submit } = useSubmission(form, {
    async send({ kind, text }) {
      setAlready(false);
      await report({ number, kind, text: text.trim() }).unwrap();
      toasts.show({
        severity: 'success',
        title: intl.formatMessage({
          id: 'dashboard.report.done',
          defaultMessage: 'Dziękujemy, sprawdzimy to pytanie.',
          description: 'A report of a question has been sent',
        }),
        action: { label: intl.formatMessage(OWN_REPORTS), onPress: () => navigation.go(OWN_REPORTS_PATH) },
      });
      onDone();
    },
    refuse({ code }) {
      if (code === 'report-open') {
        // what was written stays
        setAlready(true);
      } else {
        toasts.show({
          severity: 'error',
          title: intl.formatMessage({
            id: 'dashboard.report.failed',
            defaultMessage: 'Zgłoszenie nie zostało wysłane. Spróbuj jeszcze raz za chwilę.',
            description: 'A report of a question could not be sent',
          }),
        });
      }
      return true;
    },
  });

  const kindMissing = intl.formatMessage({
    id: 'dashboard.report.kind.missing',
    defaultMessage: 'Wybierz, co jest nie tak.',
    description: 'Error of the choice of what is wrong with a question: nothing is chosen',
  });

  return (
    <form className={css.report} noValidate onSubmit={submit}>
      {isAlready ? (
        <ErrorSummary
          title={intl.formatMessage({
            id: 'dashboard.report.already',
            defaultMessage: 'To pytanie masz już zgłoszone. Sprawdzamy je.',
            description: "The learner's earlier report of the question is still open",
          })}
          text={intl.formatMessage({
            id: 'dashboard.report.already.text',
            defaultMessage:
              'Tego opisu nie wysłaliśmy. Następne zgłoszenie przyjmiemy, gdy odpowiemy na poprzednie.',
            description:
              "Below: the learner's earlier report is still open. What became of this one, and when another can be sent",
          })}
        />
      ) : null}
      <div role="status">
        {isReported && !isAlready ? (
          <p>
            <FormattedMessage
              id="dashboard.report.waits"
              defaultMessage="To pytanie masz już zgłoszone i je sprawdzamy. Następne zgłoszenie przyjmiemy, gdy odpowiemy na poprzednie."
              description="Above the form that reports a problem with a question: the learner's earlier report of it is still open"
            />
          </p>
        ) : null}
      </div>
      {isRefused ? null : (
        <>
          <fieldset className={css.kinds} aria-describedby={kindError ? kindErrorId : undefined}>
            <legend className={css.legend}>
              <FormattedMessage
                id="dashboard.report.kind"
                defaultMessage="Wybierz, co najlepiej pasuje"
                description="Names the choice of what is wrong with a question"
              />
            </legend>
            {kindError ? (
              <p className={css.error} id={kindErrorId}>
                <Icon name="alert" />
                <span>{kindError}</span>
              </p>
            ) : null}
            {QUESTION_REPORT_KINDS.map((kind) => (
              <label key={kind} className={css.kind}>
                <input
                  className={css.radio}
                  type="radio"
                  value={kind}
                  {...register('kind', { required: kindMissing })}
                />
                {intl.formatMessage(REPORT_KINDS[kind])}
              </label>
            ))}
          </fieldset>
          <TextArea
            label={intl.formatMessage({
              id: 'dashboard.report.text',
              defaultMessage: 'Opisz krótko, jeśli chcesz',
              description: 'Label of the free text of a report; it can stay empty',
            })}
            hint={intl.formatMessage({
              id: 'dashboard.report.text.hint',
              defaultMessage: 'Bez danych osobowych.',
              description: 'Hint of the free text of a report',
            })}
            rows={3}
            maxLength={REPORT_TEXT_RULE.max}
            {...register('text')}
          />
        </>
      )}
      <Link to={OWN_REPORTS_PATH}>
        <FormattedMessage {...OWN_REPORTS} />
      </Link>
      <div className={css.foot}>
        {isRefused ? (
          <Button onPress={onDone}>
            <FormattedMessage
              id="dashboard.report.close"
              defaultMessage="Zamknij"
              description="Closes the dialog in place of the form that reports a problem with a question"
            />
          </Button>
        ) : (
          <FormActions isPending={formState.isSubmitting} onCancel={onDone}>
            <FormattedMessage
              id="dashboard.report.send"
              defaultMessage="Wyślij zgłoszenie"
              description="Sends the report of a question"
            />
          </FormActions>
        )}
      </div>
    </form>
  );
}
