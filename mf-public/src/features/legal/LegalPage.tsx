import { FormattedDate, FormattedMessage } from 'react-intl';
import { PageHead, type PageHeadProps } from '../../shared/page/PageHead.tsx';
import { Prose } from '../../shared/prose/Prose.tsx';
import type { ProseSection } from '../../shared/prose/prose-section.ts';
import * as css from './LegalPage.module.css';

export interface LegalPageProps extends PageHeadProps {
  /** First day on which the text holds, ISO 8601. */
  readonly since: string;
  readonly sections: readonly ProseSection[];
}

export function LegalPage({ since, sections, ...head }: LegalPageProps) {
  return (
    <article>
      <PageHead {...head} />
      <p className={css.since}>
        <FormattedMessage
          id="public.legal.since"
          defaultMessage="Obowiązuje od {since}"
          description="Date from which a legal text holds"
          values={{ since: <FormattedDate value={since} dateStyle="long" timeZone="UTC" /> }}
        />
      </p>
      <Prose sections={sections} />
    </article>
  );
}
