/** Returns what was made for a key, or makes it once for all who ask; what fails is tried again by the next one. */
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
