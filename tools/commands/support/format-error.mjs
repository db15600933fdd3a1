const again = 'then run the same command again.'

/** Hints for system errors by error code. */
const hints = /** @type {Readonly<Record<string, string>>} */ ({
  ENOSPC: `The disk is full. Free some space, ${again}`,
  EDQUOT: `Your share of the disk is used up. Free some space, ${again}`,
})

/**
 * Formats an error for the terminal: the message of an error that the user can fix, a system error with a hint, and any
 * other error, which is a bug, with its stack.
 * @param {unknown} error
 */
export function formatError(error) {
  if (!(error instanceof Error)) return error
  if (error.name === 'PlainError') return error.message
  if (!('syscall' in error)) return error
  const what = hints['code' in error ? String(error.code) : '']
  return `The system refused: ${error.message}. ${what ?? `See to the rights and the kind of that file or folder, ${again}`}`
}
