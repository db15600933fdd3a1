/**
 * A field of its own of something that may be anything, such as an answer whose shape is not shown (D16); undefined
 * where there is none.
 */
export function readField(source: unknown, name: string): unknown {
  if (typeof source !== 'object' || source === null) return undefined
  return Object.entries(source).find(([key]) => key === name)?.[1]
}
