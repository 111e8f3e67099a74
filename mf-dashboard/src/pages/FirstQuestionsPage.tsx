import { DEFAULT_CATEGORY, isCategoryName } from '@zielona-fala/contracts';
import { Navigate, useSearchParams } from '@zielona-fala/web-kit/router';
import { useUser } from '@zielona-fala/web-kit/session';
import { clientActions, useDispatch } from '@zielona-fala/web-kit/store';
import { useEffect } from 'react';
import { FirstQuestions } from '../features/practice/components/FirstQuestions.tsx';
import { pathOf } from '../path-of.ts';
import { useCategory } from '../shared/use-category.ts';

/**
 * first-questions?cat= For visitors, and for learners whose account waits for its activation; the others have a plan. The
 * category that is practised is the one chosen from then on.
 */
export function FirstQuestionsPage() {
  const user = useUser();
  const chosen = useCategory();
  const [query] = useSearchParams();
  const wanted = query.get('cat') ?? chosen;
  const category = isCategoryName(wanted) ? wanted : DEFAULT_CATEGORY;
  const dispatch = useDispatch();
  useEffect(() => {
    if (category !== chosen) dispatch(clientActions.categorySelected(category));
  }, [category, chosen, dispatch]);
  return user?.isActive ? (
    <Navigate to={pathOf('dashboard-home')} replace />
  ) : (
    <FirstQuestions key={category} category={category} />
  );
}
