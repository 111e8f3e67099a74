import { useIntl } from 'react-intl';
import { NewsList } from '../features/news/components/NewsList.tsx';
import { PageHead } from '../shared/page/PageHead.tsx';

export function NewsPage() {
  const intl = useIntl();
  return (
    <>
      <PageHead
        title={intl.formatMessage({
          id: 'sales.seo.news.title',
          defaultMessage: 'Aktualności',
          description: 'Heading of the news page',
        })}
        lead={intl.formatMessage({
          id: 'public.news.lead',
          defaultMessage: 'Co się u nas zmieniło, od najnowszego.',
          description: 'Under the heading of the news page',
        })}
      />
      <NewsList />
    </>
  );
}
