/** The used part of the Network Information API. Chrome has it; Safari and Firefox do not. */
type Connection = { effectiveType?: unknown; saveData?: unknown }

/**
 * Returns whether pages may be prefetched: not on 2g, and not with data saver on (specification §2). `navigator` is the
 * browser's.
 */
export function mayPrefetch(navigator: object): boolean {
  // TypeScript's lib does not have the API.
  const { connection } = navigator as { connection?: Connection | null }
  return connection?.saveData !== true && !/2g$/.test(String(connection?.effectiveType))
}
