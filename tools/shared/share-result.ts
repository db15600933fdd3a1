/** Returns the result of a key, made once for all callers; after a failure the next one tries again. */
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
