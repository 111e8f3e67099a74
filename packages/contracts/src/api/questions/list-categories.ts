import Joi from 'joi';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { CATEGORY_FIELDS, type CategoryDto } from '../category.ts';
import { declare } from '../declare.ts';

/** `GET v1/tests/categories/all`: `available` is false while the bank cannot fill the category's draw. */
export interface CategoryListItemDto extends CategoryDto {
  readonly available: boolean;
}

export const listCategories = declare({
  method: 'get',
  path: '/api/v1/tests/categories/all',
  summary: 'Lists the licence categories, and which of them can fill an exam',
  access: 'public',
  answer: named(
    'Categories',
    listOf(shapeOf<CategoryListItemDto>({ ...CATEGORY_FIELDS, available: Joi.boolean().required() })),
  ),
});
