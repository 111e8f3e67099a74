import type { CategoryName } from '@zielona-fala/contracts';
import { selectCategory, useSelector } from '@zielona-fala/web-kit/store';

/** The category chosen in the header. */
export const useCategory = (): CategoryName => useSelector(selectCategory);
