import type { QuestionReportKind } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What can be wrong with a question, in the words of the interface. */
export const REPORT_KINDS: Readonly<Record<QuestionReportKind, MessageDescriptor>> = defineMessages({
  'wrong-answer': {
    id: 'dashboard.report.kind.wrong-answer',
    defaultMessage: 'Odpowiedź jest zła',
    description: 'What is wrong with a question',
  },
  unclear: {
    id: 'dashboard.report.kind.unclear',
    defaultMessage: 'Pytanie jest niejasne',
    description: 'What is wrong with a question',
  },
  translation: {
    id: 'dashboard.report.kind.translation',
    defaultMessage: 'Błąd w tłumaczeniu',
    description: 'What is wrong with a question',
  },
  media: {
    id: 'dashboard.report.kind.media',
    defaultMessage: 'Obraz lub film nie pasuje albo nie działa',
    description: 'What is wrong with a question',
  },
  outdated: {
    id: 'dashboard.report.kind.outdated',
    defaultMessage: 'Przepis się zmienił',
    description: 'What is wrong with a question',
  },
  other: {
    id: 'dashboard.report.kind.other',
    defaultMessage: 'Coś innego',
    description: 'What is wrong with a question',
  },
});
