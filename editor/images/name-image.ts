const imageEnding = /\.(svg|png|jpe?g|webp|avif)$/i

/** Returns an unused name for an image, of lower-case Latin letters, digits and hyphens; undefined for other files. */
export function nameImage(given: string, taken: ReadonlySet<string>): string | undefined {
  const ending = imageEnding.exec(given)?.[1]?.toLowerCase()
  if (ending === undefined) return undefined
  const plain = given
    .replace(imageEnding, '')
    // Full-width letters become half-width, and accents are separate from their letters.
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  const base = plain === '' ? 'picture' : plain
  let name = `${base}.${ending}`
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}.${ending}`
  return name
}
