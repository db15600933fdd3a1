/** How many digits of its fingerprint the name of a published picture has. */
export const fingerprintLength = 10

/** The published name of an SVG. `fingerprint` is that of its bytes. */
export function nameDrawing(file: string, fingerprint: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.svg$/, '')
  return `${name}.${fingerprint.slice(0, fingerprintLength)}.svg`
}
