/** True for a picture in which nothing can be seen: wholly transparent, or white. `pixels` are red, green, blue, alpha. */
export function isNothing(pixels: ArrayLike<number>): boolean {
  for (let index = 0; index < pixels.length; index += 4) {
    const isWhite = pixels[index] === 255 && pixels[index + 1] === 255 && pixels[index + 2] === 255
    if (pixels[index + 3] !== 0 && !isWhite) return false
  }
  return true
}
