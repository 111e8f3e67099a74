import type { CategoryName } from '@zielona-fala/contracts';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { Button, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChangeBookmarkMutation, useGetBookmarksQuery } from '../api/bookmarks.ts';

export interface BookmarkButtonProps {
  readonly number: number;
  readonly category: CategoryName;
}

/** Keeps a question to be found again, or lets it go. */
export function BookmarkButton({ number, category }: BookmarkButtonProps) {
  const intl = useIntl();
  const { toasts } = usePortal();
  const { data } = useGetBookmarksQuery(category);
  const [change] = useChangeBookmarkMutation();
  const isBookmarked = data?.includes(number) ?? false;

  const toggle = async () => {
    const { error } = await change({ category, number, isBookmarked: !isBookmarked });
    if (!error) return;
    toasts.show({
      severity: 'error',
      title:
        failureOf(error)?.code === 'too-many-bookmarks'
          ? intl.formatMessage({
              id: 'dashboard.bookmark.full',
              defaultMessage: 'Masz już tyle zakładek, ile można. Usuń kilka i spróbuj jeszcze raz.',
              description: 'There is no room for another bookmark',
            })
          : intl.formatMessage({
              id: 'dashboard.bookmark.failed',
              defaultMessage: 'Zakładka się nie zmieniła. Spróbuj jeszcze raz za chwilę.',
              description: 'A bookmark could not be set or removed',
            }),
    });
  };

  return (
    <Button kind="quiet" aria-pressed={isBookmarked} isDisabled={!data} onPress={() => void toggle()}>
      <Icon name={isBookmarked ? 'check' : 'bookmark'} size="small" />
      {isBookmarked ? (
        <FormattedMessage
          id="dashboard.bookmark.set"
          defaultMessage="W zakładkach"
          description="Button: the question is bookmarked; pressed, it no longer is"
        />
      ) : (
        <FormattedMessage
          id="dashboard.bookmark.add"
          defaultMessage="Dodaj do zakładek"
          description="Button: bookmarks the question"
        />
      )}
    </Button>
  );
}
