import type { CategoryName } from '@zielona-fala/contracts';
import { selectCategory } from '@zielona-fala/web-kit/store';
import { useSelector } from 'react-redux';

/** The category chosen in the header. */
export const useCategory = (): CategoryName => useSelector(selectCategory);
