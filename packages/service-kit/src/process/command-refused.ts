/** What an operator asked for was not done: the message alone says why, and is printed without a stack. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
