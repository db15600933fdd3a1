/** The one coin of all pictures, as docs/pictures.md draws it. */

const ink = '#1c1b22'

/** Returns a coordinate to a tenth. */
function tenth(value: number): string {
  return String((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10 || 0)
}

/** Numbers and letters of a path, where each number is a share of the radius. */
function path(radius: number, parts: readonly (number | string)[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : tenth(part * radius))).join('')
}

/** Returns the letter, narrowed by the rotation of the face. */
function letter(radius: number, narrow: number): string {
  const across = (share: number): number => share * narrow
  const outside = ['M', across(-0.303), ' ', 0.475, 'V', -0.475, 'H', across(0.075)]
  const bend = ['A', across(0.309), ' ', 0.309, ' 0 0 1 ', across(0.075), ' ', 0.144]
  const back = ['H', across(-0.047), 'V', 0.475, 'ZM', across(-0.047), ' ', -0.247, 'V', -0.084]
  const inside = ['H', across(0.053), 'A', across(0.081), ' ', 0.081, ' 0 0 0 ', across(0.053), ' ', -0.247, 'Z']
  return `<path d="${path(radius, [...outside, ...bend, ...back, ...inside])}" fill="${ink}" fill-rule="evenodd"/>`
}

/** Returns the light on a coin's upper left. */
function light(radius: number): string {
  const arc = ['M', -0.99, ' ', -0.14, 'A', 1, ' ', 1, ' 0 0 1 ', -0.375, ' ', -0.927]
  return `<path d="${path(radius - 5.2, arc)}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`
}

/** Returns a coin seen from the front. */
export function coin(radius: number): string {
  return `<circle r="${radius}" fill="#ffc93c" stroke="${ink}" stroke-width="3"/>${light(radius)}${letter(radius, 1)}`
}

/** Returns a rotated coin, with its edge on the right. */
export function rotatedCoin(radius: number): string {
  const width = tenth(0.58 * radius)
  const edge = `<path d="M0 -${radius}H6A${width} ${radius} 0 0 1 6 ${radius}H0Z" fill="#f08a24" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`
  const face = `<ellipse rx="${width}" ry="${radius}" fill="#ffc93c" stroke="${ink}" stroke-width="3"/>`
  return edge + face + letter(radius, 0.58)
}
