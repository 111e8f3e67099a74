import type { HomeworkDto } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, useIntl } from 'react-intl';

/** Subject and size of a homework assignment. */
export function HomeworkName({ homework: { topic, rule, count } }: { readonly homework: HomeworkDto }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <FormattedMessage
      id="dashboard.homework.name"
      defaultMessage="{count} × {topic}"
      description="Homework: so many answers, of a topic or rule"
      values={{
        count,
        topic: topic
          ? intl.formatMessage(TOPIC_NAMES[topic])
          : (rule?.titles[locale] ??
            intl.formatMessage({
              id: 'dashboard.homework.mistakes',
              defaultMessage: 'własne błędy',
              description: 'What homework is about: what each learner answered wrong',
            })),
      }}
    />
  );
}
