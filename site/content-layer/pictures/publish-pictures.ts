import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pMap from 'p-map'

import type { PicturePlace } from '#schemas/image.ts'

import type { Picture } from './inspect-picture.ts'
import { fingerprintInName, makePicture } from './make-picture.ts'
import { PictureStore, type Entry, type MadePicture } from './picture-store.ts'

/** The pictures of the content, and where each is shown. One that is shown nowhere is not published. */
export type ShownPictures = { pictures: ReadonlyMap<string, Picture | undefined>; shownIn: ReadonlyMap<string, readonly PicturePlace[]> }

function isNamedAfter(name: string, bytes: Uint8Array): boolean {
  return name.includes(`.${fingerprintInName(bytes)}.`)
}

/** By its bytes: a name that browsers keep for ever must not come with others, and the time of a file proves nothing. */
function isPublished(file: string, size: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === size && isNamedAfter(path.basename(file), readFileSync(file))
}

let copies = 0

/** Copies an entry's files to where they are published. False where one of them is not what its name says. */
async function copyFiles({ key, files }: Entry, store: PictureStore, folder: string): Promise<boolean> {
  for (const [name, size] of Object.entries(files)) {
    const target = path.join(folder, name)
    if (isPublished(target, size)) continue
    const bytes = store.read(key, name)
    if (!isNamedAfter(name, bytes)) return false
    const unfinished = `${target}.${(copies += 1)}.new`
    await writeFile(unfinished, bytes)
    await rename(unfinished, target)
  }
  return true
}

/** Makes one picture and publishes its files; what is damaged in the store is made again. */
async function publishPicture(root: string, picture: Picture, shownIn: readonly PicturePlace[], store: PictureStore, folder: string): Promise<Entry> {
  try {
    const entry = await makePicture(root, picture, shownIn, store)
    if (await copyFiles(entry, store, folder)) return entry
    await store.forget(entry.key)
    const again = await makePicture(root, picture, shownIn, store)
    if (await copyFiles(again, store, folder)) return again
    throw new Error('the cache does not keep what is written to it')
  } catch (error) {
    throw new Error(`${picture.file} could not be made ready for the pages: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/**
 * Makes every picture that is shown and not stored yet, and lets `folder` hold exactly their files.
 * @returns what the documents say of each picture, by its file, and how many were made anew
 * @throws Error that names the picture which could not be made
 */
export async function publishPictures(
  root: string,
  { pictures, shownIn }: ShownPictures,
  storeFolder: string,
  folder: string,
): Promise<{ made: Map<string, MadePicture>; newPictures: number }> {
  const store = new PictureStore(storeFolder)
  const made = new Map<string, MadePicture>()
  const published = new Set<string>()
  await mkdir(folder, { recursive: true })
  const publish = async (picture: Picture | undefined) => {
    const places = picture && shownIn.get(picture.file)
    if (!places) return
    const entry = await publishPicture(root, picture, places, store, folder)
    made.set(picture.file, entry.made)
    for (const name of Object.keys(entry.files)) published.add(name)
  }
  await pMap(pictures.values(), publish, { concurrency: availableParallelism() })
  for (const name of await readdir(folder)) if (!published.has(name)) await rm(path.join(folder, name), { recursive: true })
  if (store.newEntries > 0) await store.prune()
  return { made, newPictures: store.newEntries }
}
