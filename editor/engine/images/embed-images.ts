import type { PublishedImage } from '#schemas/published-image.ts'
import { drawQrCode } from '#site/render/draw-qr-code.ts'

import { getImageType } from './image-type.ts'

/** Maximum number of bytes to convert in one call, in which each byte is an argument. */
const maxArguments = 0x8000

const dataUrls = new WeakMap<Uint8Array, string>()

/** Returns an image as a `data:` URL, created once. */
function createDataUrl(file: string, bytes: Uint8Array): string {
  const cached = dataUrls.get(bytes)
  if (cached !== undefined) return cached
  let binary = ''
  for (let start = 0; start < bytes.length; start += maxArguments)
    binary += String.fromCharCode(...bytes.subarray(start, start + maxArguments))
  const url = `data:${getImageType(file) ?? ''};base64,${btoa(binary)}`
  dataUrls.set(bytes, url)
  return url
}

/** The images to embed, by file, with their published paths, and a function that returns the bytes of a file. */
export type EmbeddedImages = {
  images: ReadonlyMap<string, PublishedImage>
  bytesOf: (file: string) => Uint8Array
  basePath: string
}

/** Matches the path of an image in an attribute: alone, or in a list such as that of `srcset`. */
const imagePath = /(?<=[" ])[^" ]*\/media\/[^" ,]+/g

/** Matches the path of a QR code in an attribute; its group is the path of the page that the code leads to. */
const qrCodePath = /(?<=")[^" ]*\/qr(\/[^"]+)\.svg(?=")/g

/** Embeds the images and QR codes of a page in its HTML. The QR codes contain paths without an origin. */
export function embedImages(html: string, { images, bytesOf, basePath }: EmbeddedImages): string {
  const files = new Map([...images].map(([file, { src }]) => [`${basePath}${src}`, file]))
  return html
    .replaceAll(imagePath, (path) => {
      const file = files.get(path)
      return file === undefined ? path : createDataUrl(file, bytesOf(file))
    })
    .replaceAll(qrCodePath, (_, pagePath: string) => {
      return `data:image/svg+xml,${encodeURIComponent(drawQrCode(`${pagePath}/`))}`
    })
}
