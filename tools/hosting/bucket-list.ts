import { immutable, defaultCache, fingerprintedFolders, varies } from './headers.ts'
import { folderOf, errorPages, isInternal } from './internal-files.ts'
import { knownMediaTypeOf } from './media-types.ts'

/** An object in a bucket that serves by key alone: its key, the published file it is made from, and its metadata. */
export type BucketObject = {
  key: string
  file: string
  'Content-Type': string
  'Cache-Control': string
  'Content-Encoding'?: 'br' | 'gzip'
}

/** A bucket has no folders, so a page is stored under three keys (D3). */
function keysOf(file: string): string[] {
  const folder = folderOf(file)
  return folder === undefined ? [file] : [folder, `${folder}/`, file]
}

const codings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const

function objectsOf(file: string, files: ReadonlySet<string>): BucketObject[] {
  const type = knownMediaTypeOf(file)
  const isFingerprinted = fingerprintedFolders.some((folder) => `/${file}`.startsWith(folder))
  const said = { 'Content-Type': type, 'Cache-Control': isFingerprinted ? immutable : defaultCache }
  const forms = varies(file) ? codings.filter(([ending]) => files.has(`${file}${ending}`)) : []
  return [
    ...keysOf(file).map((key) => ({ key, file, ...said })),
    ...forms.map(([ending, coding]) => ({
      key: `${file}${ending}`,
      file: `${file}${ending}`,
      ...said,
      'Content-Encoding': coding,
    })),
  ]
}

/**
 * All objects of the bucket, fingerprinted files first: uploaded in this order, a page never precedes the files it
 * needs.
 */
export function bucketList(published: readonly string[]): BucketObject[] {
  const files = new Set(published)
  const own = published.filter((file) => errorPages.includes(file) || !isInternal(file)).sort()
  const objects = own.flatMap((file) => objectsOf(file, files))
  const isPage = ({ file }: BucketObject) => /\.html(?:\.\w+)?$/.test(file)
  return [...objects.filter((object) => !isPage(object)), ...objects.filter(isPage)]
}

/** The list as the content of a file. */
export function bucketListFile(published: readonly string[]): string {
  return `${JSON.stringify(bucketList(published), null, 1)}\n`
}
