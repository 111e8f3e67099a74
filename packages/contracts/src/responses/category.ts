import type { CategoryDto } from '../dto/tests.ts';
import { FIELDS } from '../schemas/fields.ts';
import { shapeOf } from '../schemas/shape.ts';

export const CATEGORY_FIELDS = { categoryId: FIELDS.id.required(), name: FIELDS.category.required() };
export const CATEGORY = shapeOf<CategoryDto>(CATEGORY_FIELDS);
