import type { PictureSlot } from '#schemas/meta.ts'

const acrossTheColumn = [375, 750, 1125] as const

/**
 * For each slot the widths that a raster picture is made in, in pixels: once, twice and three times what a phone
 * shows it at. `least` is twice that, below which it would be blurred on every phone of today.
 */
export const slots: Readonly<Record<PictureSlot, { widths: readonly number[]; least: number }>> = {
  stage: { widths: acrossTheColumn, least: 750 },
  text: { widths: acrossTheColumn, least: 670 },
  window: { widths: acrossTheColumn, least: 670 },
  card: { widths: [200, 400], least: 272 },
  step: { widths: [160, 320, 480], least: 320 },
  item: { widths: [128, 256, 384], least: 256 },
  // A square logo is shown 56 px wide, because its height is limited.
  logo: { widths: [168, 336, 504], least: 112 },
  icon: { widths: [112, 168], least: 112 },
}
