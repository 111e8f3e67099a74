import Joi from 'joi';
import { listOf, named, shapeOf } from '../../schemas/shape.ts';
import { declare } from '../declare.ts';

export interface FeatureFlagDto {
  readonly name: string;
}

export const getFeatureFlags = declare({
  method: 'get',
  path: '/api/v1/featureFlags',
  summary: 'Lists the feature flags that are on',
  access: 'public',
  answer: named('FeatureFlags', listOf(shapeOf<FeatureFlagDto>({ name: Joi.string().required() }))),
});
