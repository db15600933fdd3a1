import type { PictureSlot } from '#schemas/meta.ts'

const acrossTheColumn = [375, 750, 1125] as const

/**
 * Widths in which a raster picture is encoded for each slot, in pixels: one, two and three times its width on a phone.
 * `minimum` is twice that width; a smaller picture is blurred on every current phone.
 */
export const slots: Readonly<Record<PictureSlot, { widths: readonly number[]; minimum: number }>> = {
  stage: { widths: acrossTheColumn, minimum: 750 },
  text: { widths: acrossTheColumn, minimum: 670 },
  window: { widths: acrossTheColumn, minimum: 670 },
  card: { widths: [200, 400], minimum: 272 },
  step: { widths: [160, 320, 480], minimum: 320 },
  item: { widths: [128, 256, 384], minimum: 256 },
  // A square logo is displayed 56 px wide, because its height is limited.
  logo: { widths: [168, 336, 504], minimum: 112 },
  icon: { widths: [112, 168], minimum: 112 },
}
