import { shareCardSize } from '#site/share-card-size.ts'
import { cardPng, type CardDrawing } from './draw-share-card.ts'
import { loadSharp } from './load-sharp.ts'

/** Draws the card of a shared link as PNG. `pictures` are the bytes of its layers, in their order. */
export async function rasterizeShareCard(
  { background, layers, foreground }: CardDrawing,
  pictures: readonly Uint8Array[],
): Promise<Buffer> {
  const open = await loadSharp()
  const drawn = layers.map(async ({ src, area: { left, top, width, height }, isCropped = false }, index) => {
    const picture = open(pictures[index] ?? Buffer.alloc(0), src.endsWith('.svg') ? { density: 144 } : {})
    const fit = isCropped ? 'cover' : 'contain'
    const resized = picture.toColourspace('srgb').resize(width, height, { fit, position: 'left', background: '#0000' })
    return { input: await resized.png().toBuffer(), left, top }
  })
  return open(Buffer.from(background))
    .resize(shareCardSize.width, shareCardSize.height)
    .composite([...(await Promise.all(drawn)), { input: Buffer.from(foreground), left: 0, top: 0 }])
    .png(cardPng)
    .toBuffer()
}
