import { useEffect } from 'react'

import { getImageType } from '../engine/images/image-type.ts'
import { listTexts } from '../formats/json-data.ts'
import { getImageFile, getMonthFolder } from '../images/content-images.ts'
import { decodeBase64 } from '../session/fetch-content.ts'
import type { Session } from '../session/session.ts'

/** Sveltia's function that returns a file of the repository, by the path in a field. */
export type GetAsset = (path: string) => object | undefined

/** Matches the path of an image in the text of a file: `images/cup.png`, `/images/logo.svg`. */
const imagePath = /\/?images\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif)/g

/** Lists the saved images that the data of a form, or any of these texts, refers to. */
function listSavedImages(data: unknown, texts: readonly string[]): Set<string> {
  // An image with a `blob:` URL is not saved yet.
  const inForm = listTexts(data).filter((text) => !text.startsWith('blob:') && getImageType(text) !== undefined)
  return new Set([...inForm, ...texts.flatMap((text) => text.match(imagePath) ?? [])])
}

/** Reads a file of the repository with `toBase64`, which Sveltia's types omit. Its URL may be empty or a wrapper. */
async function readBytes(asset: object): Promise<Uint8Array> {
  return decodeBase64(await (asset as { toBase64: () => Promise<string> }).toBase64())
}

type Options = {
  session: Session
  /** The edited file, below content/, and the data of its form. */
  file: string
  data: unknown
  getAsset: GetAsset
  /** The number of the latest check. */
  revision: number | undefined
}

/** Passes to the session the images of an entry and its month that were saved after the content was served. */
export function useSavedImages({ session, file, data, getAsset, revision }: Options): void {
  useEffect(() => {
    const folder = getMonthFolder(file)
    const textsOfMonth = folder === undefined ? [] : session.saved.listIn(`${folder}/`)
    for (const value of listSavedImages(data, textsOfMonth)) {
      const path = getImageFile(value, folder)
      if (path === undefined || session.getImages().has(path)) continue
      const asset = getAsset(value)
      if (asset)
        readBytes(asset)
          .then((bytes) => session.addSavedImage(path, bytes))
          .catch(() => undefined)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Sveltia makes another function for the same files.
  }, [session, file, data, revision])
}
