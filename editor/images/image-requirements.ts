import { describeKind, detectKindByName } from '#content-layer/common/file-kinds.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'
import { slots } from '#content-layer/images/picture-widths.ts'
import type { PictureSlot } from '#schemas/meta.ts'

/** Formats a number of bytes in kilobytes, or in megabytes from one megabyte. */
function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes >= 1024 ? `${Math.round((kilobytes / 1024) * 10) / 10} MB` : `${Math.ceil(kilobytes)} KB`
}

/** Describes the required size of an image for a slot, for display above the choices. */
export function describeSlot(slot: PictureSlot): string {
  const { minimum } = slots[slot]
  const { bytes, svgBytes } = imageLimits
  return `幅 ${minimum}px 以上の PNG・JPEG・WebP・AVIF（${formatBytes(bytes)} まで）か、SVG（${formatBytes(svgBytes)} まで）。`
}

/** Returns why a file is refused, and what to do; undefined if it is accepted. */
export function describeRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.(?:svg|png|jpe?g|webp|avif)$/i.test(name)) {
    const kind = detectKindByName(name)
    if (kind === undefined) return `${name} は使えません。SVG、PNG、JPEG、WebP、AVIF にします。`
    const [is, hint] = describeKind(kind)
    return `${name} は使えません（${is}）。${hint}。`
  }
  const isDrawing = /\.svg$/i.test(name)
  const limit = isDrawing ? imageLimits.svgBytes : imageLimits.bytes
  if (size <= limit) return undefined
  const hint = isDrawing
    ? '作図ソフトの情報を含めずに書き出すか、PNG にします'
    : '幅を 1,500px にするか、JPEG で保存します'
  return `${name} は ${formatBytes(size)} で、重すぎます（${formatBytes(limit)} まで）。${hint}。`
}

/** Describes a file that is not a valid image of the format in its name. */
export function describeUnreadable({ name }: Pick<File, 'name'>): string {
  return `${name} は、絵として読めません。こわれているか、名前だけを変えた別の形式です（iPhone の HEIC など）。画像のソフトで開き、PNG か JPEG で書き出します。`
}
