import { readFileSync } from 'node:fs'
import path from 'node:path'

import { mediaTypeOf, mediaTypes } from '../hosting/media-types.ts'
import { listQrCodes, qrPicture } from '#site/render/qr-codes.ts'
import type { ReadSite } from '../approvals/read-site.ts'
import type { ReadFile } from './self-contained.ts'

/** Reads the files that pages show: published pictures, and QR codes, which are made on the spot. */
export async function createFileReader({ content, publicFolder }: ReadSite): Promise<ReadFile> {
  const [{ siteUrl }, codes] = [await content.provider(), await listQrCodes(content)]
  return (address) => {
    const leadsTo = codes.get(address)
    if (leadsTo !== undefined) return { bytes: Buffer.from(qrPicture(siteUrl + leadsTo)), type: mediaTypes.svg }
    const type = mediaTypeOf(address)
    return type === undefined ? undefined : { bytes: readFileSync(path.join(publicFolder, address)), type }
  }
}
