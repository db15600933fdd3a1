/**
 * Returns an own property of an untyped value, such as a response with a shape that the specification does not show
 * (D16); undefined if there is none.
 */
export function readField(source: unknown, name: string): unknown {
  if (typeof source !== 'object' || source === null) return undefined
  return Object.entries(source).find(([key]) => key === name)?.[1]
}
