import { pathOf } from '../path-of.ts';

export const ruleAddress = (ruleId: string): string => `${pathOf('dashboard-rules')}?rule=${ruleId}`;
