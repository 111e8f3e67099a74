import type { CategoryListItemDto } from '@zielona-fala/contracts';
import { useCall } from '@zielona-fala/web-kit/session';

export const useOfferedCategories = () => useCall<readonly CategoryListItemDto[]>('v1/tests/categories/all');
