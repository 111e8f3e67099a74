import { DEFAULT_LOCALE, type Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf, type WithDefaults } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';
import { ONE_GROUP } from './group.ts';

export const exportGroup = declare({
  method: 'get',
  path: '/api/v1/tests/groups/:groupId/export',
  summary: 'Returns the members of a group as CSV, for its instructor',
  access: 'active',
  params: ONE_GROUP,
  query: shapeOf<WithDefaults<{ readonly lang: Locale }, 'lang'>>({
    lang: FIELDS.locale.default(DEFAULT_LOCALE),
  }),
  mediaTypes: ['text/csv'],
  problems: ['validation'],
});
