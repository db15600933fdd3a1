import type { PicturePlace } from '#schemas/image.ts'

import type { Path } from '../validate.ts'

const acrossTheColumn = [375, 750, 1125] as const

/**
 * For each place the widths that a raster picture is made in, in pixels: once, twice and three times what a phone
 * shows it at. `least` is twice that, below which it would be blurred on every phone of today.
 */
export const places: Readonly<Record<PicturePlace, { widths: readonly number[]; least: number }>> = {
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

/** The content's fields by the place in which their pictures are shown. Any other stands in the text. */
const placeOfField: Readonly<Record<string, PicturePlace>> = {
  kv: 'stage',
  detailKv: 'stage',
  keyVisual: 'stage',
  summaryKv: 'card',
  affiliateModalImg: 'window',
  image: 'window',
  logos: 'logo',
  logosOnDetail: 'logo',
  logo: 'logo',
  copyrightImage: 'logo',
  appIcon: 'icon',
  items: 'item',
  affiliateItems: 'item',
  picture: 'step',
}

/** Where the picture of a field is shown. */
export function placeOf(path: Path): PicturePlace {
  const field = path.findLast((step) => typeof step === 'string')
  return (field !== undefined && placeOfField[field]) || 'text'
}
