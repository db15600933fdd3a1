/**
 * Returns the cached result of a key, or creates it once for all callers; after a failure the next caller tries again.
 */
export function shareResult<Key extends object, Result>(
  cache: WeakMap<Key, Promise<Result>>,
  key: Key,
  make: () => Promise<Result>,
): Promise<Result> {
  const pending = cache.get(key) ?? make()
  cache.set(key, pending)
  pending.catch(() => cache.delete(key))
  return pending
}
