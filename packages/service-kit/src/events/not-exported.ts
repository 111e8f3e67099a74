/** Collections of the kit that refer to learners, with the reason why each is not part of a learner's export. */
export const NOT_EXPORTED_OF_KIT = {
  outbox: 'events on their way to other services: what they tell is exported where it is kept',
  outbox_sequences: 'how many such events there were',
  projection_watermarks: 'up to which of them the service has come',
  dead_letters: 'events that could not be applied, until an operator has seen to them',
  answered: 'answers that the learner was given, kept for a day in case a call is repeated',
} as const;
