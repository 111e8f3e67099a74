import { FormattedDate, FormattedMessage } from 'react-intl';
import { ProseText } from '../../../shared/prose/ProseText.tsx';
import { NEWS_ENTRIES } from '../news-entries.ts';
import * as css from './NewsList.module.css';

export function NewsList() {
  return (
    <div className={css.list}>
      {NEWS_ENTRIES.map(({ date, title, paragraphs }) => (
        <article className={css.entry} key={date}>
          <time className={css.date} dateTime={date}>
            <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
          </time>
          <div className={css.text}>
            <h2>
              <FormattedMessage {...title} />
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.id}>
                <ProseText message={paragraph} />
              </p>
            ))}
          </div>
        </article>
      ))}
    </div>
  );
}
