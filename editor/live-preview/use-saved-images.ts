import { useEffect } from 'react'

import { textsIn } from '../formats/json-data.ts'
import { getMonthFolder, getImageFile } from '../images/content-images.ts'
import { imageTypeOf } from '../engine/images/image-type.ts'
import { decodeBase64 } from '../session/fetch-content.ts'
import type { Session } from '../session/session.ts'

/** Sveltia's way to a file of the repository, by the path that a field has. */
export type GetAsset = (path: string) => object | undefined

function picturesIn(data: unknown): string[] {
  return textsIn(data).filter((text) => !text.startsWith('blob:') && imageTypeOf(text) !== undefined)
}

/**
 * Reads a file of the repository. Its URL is empty until the file was shown, and shows a drawing wrapped in another one;
 * `toBase64`, which the types of Sveltia omit, reads the file itself.
 */
async function bytesOf(asset: object): Promise<Uint8Array> {
  return decodeBase64(await (asset as { toBase64: () => Promise<string> }).toBase64())
}

/** The pictures that texts name, as fields have them. */
function picturesNamedIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\/?images\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif)/g) ?? [])
}

/**
 * Passes to the session the pictures of an entry, and of the rest of its month, that were saved after the content was
 * served. Sveltia may not have read them yet, so it is asked again after each check.
 */
export function useSavedImages(
  session: Session,
  file: string,
  data: unknown,
  getAsset: GetAsset,
  revision: number | undefined,
): void {
  useEffect(() => {
    const folder = getMonthFolder(file)
    const others = folder === undefined ? [] : picturesNamedIn(session.savedTextsIn(`${folder}/`))
    for (const value of new Set([...picturesIn(data), ...others])) {
      const path = getImageFile(value, folder)
      if (path === undefined || session.pictures().has(path)) continue
      const asset = getAsset(value)
      if (asset)
        bytesOf(asset)
          .then((bytes) => session.addSavedPicture(path, bytes))
          .catch(() => undefined)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Sveltia makes another function for the same files.
  }, [session, file, data, revision])
}
