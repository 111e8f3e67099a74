import { pathOf } from '../route-table.ts';

export const ruleAddress = (ruleId: string): string => `${pathOf('dashboard-rules')}?rule=${ruleId}`;
