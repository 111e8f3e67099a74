export { carryOver } from './carry-over.ts';
export { guestAnswers } from './guest-answers.ts';
