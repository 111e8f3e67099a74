import type { CategoryName } from '../exam/categories.ts';
import { FIELDS } from '../schemas/fields.ts';
import { shapeOf } from '../schemas/shape.ts';

export interface CategoryDto {
  readonly categoryId: number;
  readonly name: CategoryName;
}

export const CATEGORY_FIELDS = { categoryId: FIELDS.id.required(), name: FIELDS.category.required() };

export const CATEGORY = shapeOf<CategoryDto>(CATEGORY_FIELDS);

/** Of a path that names a category. */
export const ONE_CATEGORY = shapeOf<{ category: CategoryName }>({ category: FIELDS.category.required() });
