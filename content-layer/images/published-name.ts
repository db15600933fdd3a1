/** Number of digits of the fingerprint in the name of a published picture. */
const fingerprintLength = 10

/**
 * Returns the part of a file's fingerprint, that of its bytes, that stands in its name: the file can be cached for ever,
 * and damage to it is detectable.
 */
export function fingerprintInName(fingerprint: string): string {
  return fingerprint.slice(0, fingerprintLength)
}

/** Returns the published name of an SVG: `cup.0a1b2c3d4e.svg` for `images/cup.svg`. */
export function nameSvg(file: string, fingerprint: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.svg$/, '')
  return `${name}.${fingerprintInName(fingerprint)}.svg`
}

const pictureName = new RegExp(`\\.[0-9a-f]{${fingerprintLength}}\\.[a-z]+(?:\\.\\d+\\.new)?$`)

/** Returns whether a name is that of a published picture, which ends in a fingerprint, or of an unfinished one. */
export function isPictureName(name: string): boolean {
  return pictureName.test(name)
}
