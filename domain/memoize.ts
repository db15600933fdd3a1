/**
 * Memoizes a function of a text for the `max` most recently used texts, so that memory stays bounded. Results are never
 * undefined, which stands for a text that is not cached.
 */
export function memoize<Result extends object | string>(
  max: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const cache = new Map<string, Result>()
  return (text) => {
    const result = cache.get(text) ?? make(text)
    // A map preserves insertion order: deleted and set again, the most recent text is last, and the oldest is first.
    cache.delete(text)
    cache.set(text, result)
    const [oldest] = cache.keys()
    if (cache.size > max && oldest !== undefined) cache.delete(oldest)
    return result
  }
}

/** Memoizes a function of an object. A result lives as long as its object, which is not expected to change. */
export function memoizeByObject<Key extends object, Result extends object | string>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const cache = new WeakMap<Key, Result>()
  return (key) => {
    const result = cache.get(key) ?? make(key)
    cache.set(key, result)
    return result
  }
}
