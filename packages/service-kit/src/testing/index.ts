export * from './publisher.ts';
export * from './resources.ts';
export * from './tokens.ts';
export * from './wait.ts';
