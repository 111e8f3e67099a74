import { FormattedMessage } from 'react-intl';
import * as css from './QuestionHint.module.css';

/** What comes after answering a question that has an explanation. */
export function QuestionHint() {
  return (
    <p className={css.hint}>
      <FormattedMessage
        id="public.try.hint"
        defaultMessage="Od razu zobaczysz, czy to dobra odpowiedź, dlaczego i z jakiego przepisu."
        description="Under the answers of a question to try: what comes after answering"
      />
    </p>
  );
}
