/** An error that the user can fix. Its message says what to do, and is printed without a stack. */
export class PlainError extends Error {
  override name = 'PlainError'
}
