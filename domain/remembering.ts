/** The same function of a text, which remembers its results for so many texts: those that it was asked for last. */
export function remembering<Result extends object | string>(
  most: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const result = known.get(text) ?? make(text)
    // A map preserves insertion order: the most recent request is last.
    known.delete(text)
    known.set(text, result)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return result
  }
}
