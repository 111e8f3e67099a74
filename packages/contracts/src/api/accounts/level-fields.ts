import { FIELDS } from '../../schemas/fields.ts';

export const LEVEL_FIELDS = {
  level: FIELDS.count.required(),
  experiencePoints: FIELDS.count.required(),
  experienceToNextLevel: FIELDS.count.required(),
};
