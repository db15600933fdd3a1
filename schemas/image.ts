import { z } from 'zod'

import { describesImage } from '#domain/text/alt-text.ts'
import { link } from './links.ts'
import { pixels, text } from './primitives.ts'
import { reportAs } from './schema-diagnostic.ts'

const src = z
  .string()
  .regex(/^\/?(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9.-]*\.(?:svg|png|jpe?g|webp|avif)$/)
  .meta({
    format: 'image',
    description: '画像ファイル。この月のフォルダから数えた images/apple.svg か、content から数えた /images/coin.svg',
  })

const alt = text('画像の代替テキスト。画像の中の文字はすべて入れる').refine(
  describesImage,
  reportAs('alt-says-nothing'),
)

const width = pixels('画像の幅 (px)。書くなら実際の幅と同じに').optional()
const height = pixels('画像の高さ (px)。書くなら実際の高さと同じに').optional()

/** A picture by file name. Its dimensions are read from the file; stated ones must match. */
export const image = z.strictObject({ src, alt, width, height })

/** A wordmark or other picture that may be a link (specification §3: logos, logosOnDetail). */
export const linkedImage = image.extend({ href: link('押したときの行き先').optional() })

/**
 * Small key visual of a campaign on the month's summary page (specification §3: summaryKv). The title is always next to
 * it, so pages show it as decoration; other clients may use its alternative text.
 */
export const summaryKeyVisual = z.strictObject({ src, alt: alt.default(''), width, height }).meta({ slot: 'card' })

/** Large key visual; it always fills the column's width (specification §3: detailKv). */
export const detailKeyVisual = image.meta({ slot: 'stage' })
