import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

/** `PATCH v1/tests/reports`. */
export interface ReportsReadDto {
  /** Of the answers that are shown, the latest `answered`: that one and those before it are read. */
  readonly readUntil: string;
}

export const markReportsRead = declare({
  method: 'patch',
  path: '/api/v1/tests/reports',
  summary: "Marks the operator's answers as read, up to the latest one that was shown",
  access: 'active',
  body: shapeOf<ReportsReadDto>({ readUntil: FIELDS.givenInstant.required() }),
});
