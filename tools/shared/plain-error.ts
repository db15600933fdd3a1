/**
 * An error that the user can fix. Its message states what is wrong, where, and what to do; it is printed without a
 * stack.
 */
export class PlainError extends Error {
  override name = 'PlainError'
}
