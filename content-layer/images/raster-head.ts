import { latin, type FileKind } from '../common/file-kinds.ts'

/** Returns whether a raster picture is animated, by the type in its head: APNG, animated WebP, or an AVIF sequence. */
export function isAnimated(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'webp') return latin(bytes.subarray(0, 64)).includes('ANIM')
  if (kind === 'avif') return latin(bytes.subarray(8, 12)) === 'avis'
  if (kind !== 'png') return false
  const head = latin(bytes)
  const animation = head.indexOf('acTL')
  return animation >= 0 && animation < head.indexOf('IDAT')
}
