import { z } from 'zod'

import { link, pixels, text } from './primitives.ts'
import { rule } from './rule.ts'

const src = z
  .string()
  .regex(/^\/?(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9.-]*\.(?:svg|png|jpe?g|webp|avif)$/)
  .meta({
    format: 'image',
    description: '画像ファイル。この月のフォルダから数えた images/apple.svg か、content から数えた /images/coin.svg',
  })

/** A file's name, or a word that applies to any picture, does not describe an image. */
const meaninglessAlt =
  /^(?:(?:IMG|DSC[FN]?|PXL|P)[-_]?\d{3,}\w*|スクリーンショット.*|画像|写真|イメージ|絵|ロゴ|バナー|image|img|picture|photo|logo|banner|alt|説明|説明文|代替テキスト|下書き|draft|なし|無し|[-ー－―—.。・]+)[0-9０-９]*$|\.(?:svg|png|jpe?g|webp|avif)$/i

/** Notes for illustrators or authors, left from a draft: orders, sizes, questions, and tags of picture agencies. */
const draftNote =
  /^(?:(?:あとで|後で).*|不要|未定|同上|(?:上|前)と同じ|KV|キービジュアル|メインビジュアル|サムネイル?|アイキャッチ|バナー|ロゴ|写真|ステップ|手順|アイコン|イラスト|ダミー|仮|テスト|test|dummy)(?:（仮）|\(仮\)|画像|の絵|の画像)?[0-9０-９]*$|^\d{2,4} ?[x×✕] ?\d{2,4}(?:px)?$|[？?]$|差し替え|作画|入稿|確認中|予定[）)]?$|\b(?:vector|stock|clipart|illustration|template)\b/i

const alt = text('画像の代替テキスト。画像の中の文字はすべて入れる').refine((value) => {
  const trimmed = value.trim()
  return !meaninglessAlt.test(trimmed) && !draftNote.test(trimmed)
}, rule('alt-says-nothing'))

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
export const detailKeyVisual = z.strictObject({ src, alt, width, height }).meta({ slot: 'stage' })

/** One format of a picture, in several widths (pixels). A client that supports the format chooses among them. */
export type PictureSource = { type: `image/${'avif' | 'webp'}`; files: { src: string; width: number }[] }

/** Flat background at the bottom of an SVG: its color, and its height at each side, in percent of the height. */
export type Ground = { color: string; left: number; right: number }

/**
 * Properties that the build adds to a picture: its dimensions in CSS pixels; for a raster image the formats in addition
 * to `src`, best first, and its average colour if it is opaque; for an SVG its background, if it has one.
 */
export type ResolvedImage = {
  width: number
  height: number
  color?: string
  sources?: PictureSource[]
  ground?: Ground
}

/** An image in published documents. */
export type PublishedImage = ResolvedImage & { src: string }

/** Data with its pictures resolved: every `src` is a published path. */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? Resolved<Item>[]
  : T extends { src: string }
    ? { [Key in keyof Omit<T, 'width' | 'height'>]: Resolved<T[Key]> } & ResolvedImage
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T
