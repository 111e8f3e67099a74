/* One chunk: who reads a rule looks for others. */
export { RulePage } from './RulePage.tsx';
export { RulesPage } from './RulesPage.tsx';
