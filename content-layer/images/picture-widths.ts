import type { PictureSlot } from '#schemas/meta.ts'

const acrossTheColumn = [375, 750, 1125] as const

/**
 * Widths in which a raster picture is encoded for each slot, in pixels, for screens with one to three pixels per CSS
 * pixel. `minimum` is twice the width that a phone 375 px wide displays, which is 375 px for the stage, 335 for text and
 * windows, 160 for a step, 136 for a card, 128 for an item and 56 for an icon; a smaller picture is blurred on every
 * current phone.
 */
export const slots: Readonly<Record<PictureSlot, { widths: readonly number[]; minimum: number }>> = {
  stage: { widths: acrossTheColumn, minimum: 750 },
  text: { widths: acrossTheColumn, minimum: 670 },
  window: { widths: acrossTheColumn, minimum: 670 },
  card: { widths: [200, 400], minimum: 272 },
  step: { widths: [160, 320, 480], minimum: 320 },
  item: { widths: [128, 256, 384], minimum: 256 },
  // Logos are displayed up to 168 px wide, but a square one 56 px, because its height is limited.
  logo: { widths: [168, 336, 504], minimum: 112 },
  icon: { widths: [112, 168], minimum: 112 },
}
