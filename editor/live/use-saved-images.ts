import { useEffect } from 'react'

import { isRecord } from '#domain/is-record.ts'
import { folderOf, pictureFile } from '../images/content-images.ts'
import { imageTypeOf } from '../images/image-type.ts'
import type { Session } from './session/session.ts'

/** A file of the repository as Sveltia has it. */
export type Asset = { url: string; fileObj: File | undefined }

/** Sveltia's way to a file by the path that a field has. */
export type GetAsset = (path: string) => Asset | undefined

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return !value.startsWith('blob:') && imageTypeOf(value) !== undefined ? [value] : []
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : []
}

async function bytesOf({ url, fileObj }: Asset): Promise<Uint8Array> {
  const blob = fileObj ?? (await (await fetch(url)).blob())
  return new Uint8Array(await blob.arrayBuffer())
}

/** The pictures that texts name, as fields have them. */
function picturesNamedIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\/?images\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif)/g) ?? [])
}

/**
 * Passes to the session the pictures of an entry, and of the rest of its month, that were saved after the content was
 * served. Sveltia may not have read them yet, so it is asked again after each check.
 */
export function useSavedPictures(
  session: Session,
  file: string,
  data: unknown,
  getAsset: GetAsset,
  revision: number | undefined,
): void {
  useEffect(() => {
    const folder = folderOf(file)
    const others = folder === undefined ? [] : picturesNamedIn(session.savedIn(`${folder}/`))
    for (const value of new Set([...picturesIn(data), ...others])) {
      const path = pictureFile(value, folder)
      if (path === undefined || session.pictures().has(path)) continue
      const asset = getAsset(value)
      if (asset && (asset.fileObj || asset.url !== ''))
        bytesOf(asset)
          .then((bytes) => session.takePicture(path, bytes))
          .catch(() => undefined)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Sveltia makes another function for the same files.
  }, [session, file, data, revision])
}
