const ending = /\.(svg|png|jpe?g|webp|avif)$/i

/**
 * Returns an unused name that content allows for a picture: lower-case Latin letters, digits and hyphens. Undefined for
 * a file of another kind.
 */
export function nameImage(given: string, taken: ReadonlySet<string>): string | undefined {
  const kind = ending.exec(given)?.[1]?.toLowerCase()
  if (kind === undefined) return undefined
  const plain = given
    .replace(ending, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  const base = plain === '' ? 'picture' : plain
  const names = [base, ...Array.from({ length: taken.size + 1 }, (_, index) => `${base}-${index + 2}`)]
  return names.map((name) => `${name}.${kind}`).find((name) => !taken.has(name))
}
