import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pMap from 'p-map'

import type { PictureSlot } from '#schemas/meta.ts'

import { readPlainFile } from '../read-plain-file.ts'
import type { Picture } from './inspect-picture.ts'
import { fingerprintInName, makePicture, nameDrawing } from './make-picture.ts'
import { PictureStore, type Entry, type MadePicture } from './picture-store.ts'

/** The pictures of the content, and where each is shown. One that is shown nowhere is not published. */
export type ShownPictures = {
  pictures: ReadonlyMap<string, Picture | undefined>
  shownIn: ReadonlyMap<string, readonly PictureSlot[]>
}

function isNamedAfter(name: string, bytes: Uint8Array): boolean {
  return name.includes(`.${fingerprintInName(bytes)}.`)
}

/**
 * Where pictures go: their store, the folder that they are published in, and the files there whose bytes were looked
 * at.
 */
export type PictureTarget = { store: PictureStore; folder: string; seen: Set<string> }

/**
 * By its bytes: a name that browsers keep for ever must not come with others, and the time of a file proves nothing.
 */
function isPublished(name: string, { folder, seen }: PictureTarget): boolean {
  const file = path.join(folder, name)
  if (!seen.has(name) && existsSync(file) && isNamedAfter(name, readFileSync(file))) seen.add(name)
  return seen.has(name)
}

let copies = 0

/** A picture as it is published: what the documents say of it, and the names of its files. */
type PublishedPicture = { made: MadePicture; names: string[] }

/** Writes a file of the target, unless it is there already. */
async function writePublished(name: string, target: PictureTarget, read: () => Uint8Array): Promise<boolean> {
  if (isPublished(name, target)) return true
  const bytes = read()
  if (!isNamedAfter(name, bytes)) return false
  const file = path.join(target.folder, name)
  const unfinished = `${file}.${(copies += 1)}.new`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  target.seen.add(name)
  return true
}

/**
 * An SVG is published as it was handed in: making ours smaller took 1.6 % off a page with its pictures
 * (docs/decisions/0014).
 */
async function publishDrawing(
  root: string,
  { file, fingerprint, width, height }: Picture,
  target: PictureTarget,
): Promise<PublishedPicture> {
  const name = nameDrawing(file, fingerprint)
  const isWritten = await writePublished(name, target, () => readPlainFile(path.join(root, file)))
  if (!isWritten) throw new Error('it has changed since it was checked')
  return { made: { src: `/media/${name}`, width, height }, names: [name] }
}

/** Copies an entry's files to where they are published. False where one of them is not what its name says. */
async function copyFiles({ key, files }: Entry, target: PictureTarget): Promise<boolean> {
  for (const name of Object.keys(files))
    if (!(await writePublished(name, target, () => target.store.read(key, name)))) return false
  return true
}

/** Makes a raster picture and publishes its files; what is damaged in the store is made again. */
async function publishRaster(
  root: string,
  picture: Picture,
  shownIn: readonly PictureSlot[],
  target: PictureTarget,
): Promise<PublishedPicture> {
  const make = () => makePicture(root, picture, shownIn, target.store)
  const entry = await make()
  if (await copyFiles(entry, target)) return { made: entry.made, names: Object.keys(entry.files) }
  await target.store.forget(entry.key)
  const again = await make()
  if (await copyFiles(again, target)) return { made: again.made, names: Object.keys(again.files) }
  throw new Error('the cache does not keep what is written to it')
}

async function publishPicture(
  root: string,
  picture: Picture,
  shownIn: readonly PictureSlot[],
  target: PictureTarget,
): Promise<PublishedPicture> {
  try {
    return await (picture.raster
      ? publishRaster(root, picture, shownIn, target)
      : publishDrawing(root, picture, target))
  } catch (error) {
    throw new Error(
      `${picture.file} could not be made ready for the pages: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** A target for pictures of which nothing is known yet. */
export function pictureTarget(storeFolder: string, folder: string): PictureTarget {
  return { store: new PictureStore(storeFolder), folder, seen: new Set() }
}

/**
 * Makes every picture that is shown and not stored yet, and lets the target's folder hold exactly their files.
 * @returns what the documents say of each picture, by its file, and how many were made anew
 * @throws Error that names the picture which could not be made
 */
export async function publishPictures(
  root: string,
  { pictures, shownIn }: ShownPictures,
  target: PictureTarget,
): Promise<{ made: Map<string, MadePicture>; newPictures: number }> {
  const { store, folder, seen } = target
  const before = store.newEntries
  await mkdir(folder, { recursive: true })
  const shown = [...pictures.values()].flatMap((picture) => {
    const places = picture && shownIn.get(picture.file)
    return places ? [{ picture, places }] : []
  })
  const publish = async ({ picture, places }: (typeof shown)[number]) => ({
    file: picture.file,
    ...(await publishPicture(root, picture, places, target)),
  })
  const entries = await pMap(shown, publish, { concurrency: availableParallelism() })
  const published = new Set(entries.flatMap(({ names }) => names))
  for (const name of await readdir(folder)) {
    if (published.has(name)) continue
    await rm(path.join(folder, name), { recursive: true })
    seen.delete(name)
  }
  if (store.newEntries > before) await store.prune()
  const made = new Map(entries.map((entry) => [entry.file, entry.made]))
  return { made, newPictures: store.newEntries - before }
}
