export { type FactSource, FactSourceContext } from './fact-source.ts';
export { type FactIs, useFacts, useFactText, WhenFact } from './facts.tsx';
export { StructuredData } from './StructuredData.tsx';
