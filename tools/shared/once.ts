/** Returns a function that computes its result on the first call and then caches it. */
export function once<T>(make: () => T): () => T {
  let cached: { value: T } | undefined
  return () => (cached ??= { value: make() }).value
}
