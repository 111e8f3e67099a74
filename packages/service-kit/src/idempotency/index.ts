export { createFirstAnswers, type FirstAnswerStore } from './first-answers.ts';
