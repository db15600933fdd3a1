/**
 * Returns whether nothing is visible in a picture: fully transparent, or all white. White on transparency is visible,
 * because pages show it on a colour. `pixels` are red, green, blue, alpha.
 */
export function isBlankPicture(pixels: ArrayLike<number>): boolean {
  const isOpaque = pixels[3] === 255
  for (let index = 0; index < pixels.length; index += 4) {
    const isWhite = pixels[index] === 255 && pixels[index + 1] === 255 && pixels[index + 2] === 255
    if (isOpaque ? pixels[index + 3] !== 255 || !isWhite : pixels[index + 3] !== 0) return false
  }
  return true
}
