export { type CarriedOver, carryOver } from './carry-over.ts';
export { type GuestAnswer, guestAnswers } from './guest-answers.ts';
