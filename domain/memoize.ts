/** Memoizes a function of a text for the `max` most recently used texts. */
export function memoize<Result extends object | string>(
  max: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const cache = new Map<string, Result>()
  return (text) => {
    const result = cache.get(text) ?? make(text)
    // A map preserves insertion order: the most recent request is last.
    cache.delete(text)
    cache.set(text, result)
    const [oldest] = cache.keys()
    if (cache.size > max && oldest !== undefined) cache.delete(oldest)
    return result
  }
}
