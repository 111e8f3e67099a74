import { ROUTE_TABLE } from './route-table.ts';

/** The path of one of our own pages. */
export const pathOf = (name: keyof typeof ROUTE_TABLE): string => ROUTE_TABLE[name].paths;
