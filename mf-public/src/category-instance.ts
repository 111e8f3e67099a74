import type { CategoryName } from '@zielona-fala/contracts';

/** Name of a category's page among the instances of `category`. */
export const categoryInstance = (name: CategoryName) => name.toLowerCase() as Lowercase<CategoryName>;
