import type { PublishedImage } from '#schemas/published-image.ts'
import { renderQrCode } from '#site/render/qr-code-files.ts'

import { imageTypeOf } from './image-type.ts'

const dataUrls = new WeakMap<Uint8Array, string>()

/** Returns a picture as a `data:` URL, which needs neither a policy nor a host. */
function dataUrl(file: string, bytes: Uint8Array): string {
  const cached = dataUrls.get(bytes)
  if (cached !== undefined) return cached
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  const url = `data:${imageTypeOf(file) ?? ''};base64,${btoa(binary)}`
  dataUrls.set(bytes, url)
  return url
}

/** The pictures to embed: as published, by their files, with a function that reads a file. */
export type EmbeddedImages = {
  pictures: ReadonlyMap<string, PublishedImage>
  bytesOf: (file: string) => Uint8Array
  basePath: string
}

/** Embeds the pictures of a page in its HTML, and its QR codes, which contain paths without a host. */
export function embedImages(html: string, { pictures, bytesOf, basePath }: EmbeddedImages): string {
  const files = new Map([...pictures].map(([file, { src }]) => [`${basePath}${src}`, file]))
  return html
    .replaceAll(/(?<=[" ])[^" ]*\/media\/[^" ,]+/g, (path) => {
      const file = files.get(path)
      return file === undefined ? path : dataUrl(file, bytesOf(file))
    })
    .replaceAll(
      /(?<=")[^" ]*\/qr(\/[^"]+)\.svg(?=")/g,
      (_, path: string) => `data:image/svg+xml,${encodeURIComponent(renderQrCode(`${path}/`))}`,
    )
}
