/** Number of digits of the fingerprint in the name of a published picture. */
export const fingerprintLength = 10

/** Returns the published name of an SVG. `fingerprint` is that of its bytes. */
export function nameSvg(file: string, fingerprint: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.svg$/, '')
  return `${name}.${fingerprint.slice(0, fingerprintLength)}.svg`
}
