import { WhenFact } from '@zielona-fala/web-kit/facts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { ProseText } from '../../../shared/prose/ProseText.tsx';
import { NEWS_ENTRIES, type NewsEntry } from '../news-entries.ts';
import * as css from './NewsList.module.css';

export function NewsList() {
  return (
    <div className={css.list}>
      {NEWS_ENTRIES.map((entry) =>
        entry.isOfOwnBank ? (
          <WhenFact key={entry.name} name="bank.source" is="own">
            <Entry entry={entry} />
          </WhenFact>
        ) : (
          <Entry key={entry.name} entry={entry} />
        ),
      )}
    </div>
  );
}

function Entry({ entry: { date, title, paragraphs } }: { readonly entry: NewsEntry }) {
  return (
    <article className={css.entry}>
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
  );
}
