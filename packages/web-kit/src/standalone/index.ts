export { type StandaloneOptions, startStandalone } from './start.tsx';
