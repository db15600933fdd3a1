import { useEffect } from 'react'

import { isRecord } from '../formats/same-value.ts'
import { folderOf, kindOf, pictureFile } from '../pictures/known-pictures.ts'
import type { Session } from './session.ts'

/** A file of the repository as Sveltia has it. */
export type Asset = { url: string; fileObj: File | undefined }

/** Sveltia's way to a file by the path that a field has. */
export type GetAsset = (path: string) => Asset | undefined

function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return !value.startsWith('blob:') && kindOf(value) !== undefined ? [value] : []
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : []
}

async function bytesOf({ url, fileObj }: Asset): Promise<Uint8Array> {
  const blob = fileObj ?? (await (await fetch(url)).blob())
  return new Uint8Array(await blob.arrayBuffer())
}

/** Hands the session the pictures of an entry that were saved after the content was served. */
export function useSavedPictures(session: Session, file: string, data: unknown, getAsset: GetAsset): void {
  useEffect(() => {
    for (const value of picturesIn(data)) {
      const placed = pictureFile(value, folderOf(file))
      if (placed === undefined || session.pictures().has(placed)) continue
      const asset = getAsset(value)
      if (asset && (asset.fileObj || asset.url !== ''))
        void bytesOf(asset).then((bytes) => session.takePicture(placed, bytes))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Sveltia makes another function for the same files.
  }, [session, file, data])
}
