/** Returns an SVG of about 2 KB, sized in pixels, that is deterministic for a `seed`. */
export function picture(width: number, height: number, seed: number): string {
  const dots = Array.from({ length: 24 }, (_, index) => {
    const step = (seed + 1) * (index + 3)
    return `<circle cx="${(step * 37) % width}" cy="${(step * 53) % height}" r="${4 + (step % 19)}" fill="#${((step * 7919) % 0xffffff).toString(16).padStart(6, '0')}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0H${width}V${height}H0Z" fill="#fff3e0"/>${dots.join('')}</svg>\n`
}
