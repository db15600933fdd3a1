import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pMap from 'p-map'

import type { PublishedImage } from '#schemas/published-image.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import { computeHash } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { writeAtomically } from '../shared/files/write-atomically.ts'
import { fingerprintInName, isPictureName, nameSvg } from '#content-layer/images/published-name.ts'
import type { Picture } from '#content-layer/images/image.ts'
import { findOrEncodePicture } from './find-or-encode-picture.ts'
import { PictureStore, type StoredPicture } from './picture-store.ts'

/** The pictures of the content by file, and the slots of each. A picture without a slot is not published. */
export type PicturesWithSlots = {
  pictures: ReadonlyMap<string, Picture | undefined>
  slots: ReadonlyMap<string, readonly PictureSlot[]>
}

/** The destination of pictures: their store, the folder they are published in, and its files whose bytes match. */
export type PictureTarget = { store: PictureStore; folder: string; verified: Set<string> }

/** What one picture was published as: its data for the documents, and the names of its files. */
type Publication = { image: PublishedImage; fileNames: string[] }

/** Returns whether a file's name contains the fingerprint of these bytes. */
function matchesName(name: string, bytes: Uint8Array): boolean {
  return name.includes(`.${fingerprintInName(computeHash(bytes))}.`)
}

/** Compares bytes, because browsers cache the file for ever under its name. */
function isPublished(name: string, { folder, verified }: PictureTarget): boolean {
  const file = path.join(folder, name)
  return verified.has(name) || (existsSync(file) && matchesName(name, readFileSync(file)))
}

/** Writes a file of the target unless it is there already; returns false if the bytes do not match its name. */
function writePublished(name: string, target: PictureTarget, read: () => Uint8Array): boolean {
  if (!isPublished(name, target)) {
    const bytes = read()
    if (!matchesName(name, bytes)) return false
    writeAtomically(path.join(target.folder, name), bytes)
  }
  target.verified.add(name)
  return true
}

/** Publishes an SVG unchanged: minifying saved 1.6 % of a page with its pictures (docs/decisions/0014). */
function publishDrawing(
  root: string,
  { file, fingerprint, width, height, ground }: Picture,
  target: PictureTarget,
): Publication {
  const name = nameSvg(file, fingerprint)
  const isWritten = writePublished(name, target, () => readPlainFile(path.join(root, file)))
  if (!isWritten) throw new Error('it has changed since it was checked')
  return { image: { src: `/media/${name}`, width, height, ...(ground ? { ground } : {}) }, fileNames: [name] }
}

/** Copies a stored picture's files to the target. Returns false if one of them does not match its name. */
function copyFiles({ key, files }: StoredPicture, target: PictureTarget): boolean {
  return Object.keys(files).every((name) => writePublished(name, target, () => target.store.read(key, name)))
}

/** Processes a raster picture and publishes its files; if the store's are damaged, encodes it again. */
async function publishRaster(
  root: string,
  picture: Picture,
  slots: readonly PictureSlot[],
  target: PictureTarget,
): Promise<Publication> {
  const findOrEncode = () => findOrEncodePicture(root, picture, slots, target.store)
  const describe = (stored: StoredPicture) => ({ image: stored.picture, fileNames: Object.keys(stored.files) })
  const found = await findOrEncode()
  if (copyFiles(found, target)) return describe(found)
  await target.store.forget(found.key)
  const encoded = await findOrEncode()
  if (copyFiles(encoded, target)) return describe(encoded)
  throw new Error('the cache does not keep what is written to it')
}

/** @throws Error that names the picture and the reason */
async function publishPicture(
  root: string,
  picture: Picture,
  slots: readonly PictureSlot[],
  target: PictureTarget,
): Promise<Publication> {
  try {
    return await (picture.raster ? publishRaster(root, picture, slots, target) : publishDrawing(root, picture, target))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${picture.file} could not be published: ${reason}`, { cause: error })
  }
}

/** Creates a target: pictures are encoded into `storeFolder` and copied to `folder`. */
export function createPictureTarget(storeFolder: string, folder: string): PictureTarget {
  return { store: new PictureStore(storeFolder), folder, verified: new Set() }
}

/** Deletes the files of the target's folder that are named like pictures and were not published now. */
async function removeOthers(published: ReadonlySet<string>, { folder, verified }: PictureTarget): Promise<void> {
  for (const name of await readdir(folder)) {
    if (published.has(name) || !isPictureName(name)) continue
    await rm(path.join(folder, name), { recursive: true })
    verified.delete(name)
  }
}

/**
 * Processes every picture that has a slot and is not stored yet, and synchronizes the target's folder with their files.
 * Files whose names no picture can have are left alone.
 * @returns the data of each picture for the documents, by its file, and the number of newly processed pictures
 * @throws Error that names the picture that failed
 */
export async function publishPictures(
  root: string,
  { pictures, slots }: PicturesWithSlots,
  target: PictureTarget,
): Promise<{ pictures: Map<string, PublishedImage>; newPictures: number }> {
  const { store, folder } = target
  const before = store.newEntries
  await mkdir(folder, { recursive: true })
  const used = [...pictures.values()].flatMap((picture) => {
    const slotsOfPicture = picture && slots.get(picture.file)
    return slotsOfPicture ? [{ picture, slotsOfPicture }] : []
  })
  const publish = async ({ picture, slotsOfPicture }: (typeof used)[number]) => ({
    file: picture.file,
    ...(await publishPicture(root, picture, slotsOfPicture, target)),
  })
  const publications = await pMap(used, publish, { concurrency: availableParallelism() })
  await removeOthers(new Set(publications.flatMap(({ fileNames }) => fileNames)), target)
  if (store.newEntries > before) await store.prune()
  const byFile = new Map(publications.map(({ file, image }) => [file, image]))
  return { pictures: byFile, newPictures: store.newEntries - before }
}
