/** Returns what was made for a key, or makes it once for all who ask; what fails is tried again by the next one. */
export function shareResult<Key extends object, Result>(
  made: WeakMap<Key, Promise<Result>>,
  key: Key,
  make: () => Promise<Result>,
): Promise<Result> {
  const making = made.get(key) ?? make()
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}
