import type { PublishedImage } from '#schemas/published-image.ts'
import type { ContentFolder, FolderEntry } from '#content-layer/source/files/content-folder.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { computeFingerprint } from '#content-layer/common/fingerprint.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { serializeDocuments } from '#content-layer/documents/serialize-documents.ts'
import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { MeasuredPicture } from '#content-layer/images/image.ts'
import { readContent } from '#content-layer/load/read-content.ts'
import type { ResultCache } from '#content-layer/load/read-context.ts'

// The content layer without Node: files are in memory.

/** Returns a folder that is in memory as a whole: its files by their paths. */
export function folderOfFiles(files: ReadonlyMap<string, Uint8Array>): ContentFolder {
  const bytesOf = (file: string): Uint8Array => {
    const bytes = files.get(file)
    if (!bytes) throw new Error('no such file')
    return bytes
  }
  return {
    name: 'content',
    list: (folder) => {
      const start = folder === '' ? '' : `${folder}/`
      const entries = new Map<string, FolderEntry['kind']>()
      for (const file of files.keys()) {
        if (!file.startsWith(start)) continue
        const [name = '', ...deeper] = file.slice(start.length).split('/')
        entries.set(name, deeper.length > 0 ? 'folder' : 'file')
      }
      return [...entries].map(([name, kind]) => ({ name, kind }))
    },
    sizeOf: (file) => bytesOf(file).length,
    read: (file, limit) => {
      const bytes = bytesOf(file)
      if (bytes.length > limit) throw new Error(`more than ${limit} bytes`)
      return bytes
    },
  }
}

function memoryCache(): ResultCache {
  const results = new Map<string, { key: string; result: unknown }>()
  return {
    keyOf: (...parts) => computeFingerprint(parts.join('\0')),
    get: (kind, name, key, make) => {
      const cached = results.get(`${kind} ${name}`)
      // A cached result has the type of its kind.
      if (cached?.key === key) return cached.result as ReturnType<typeof make>
      const result = make()
      results.set(`${kind} ${name}`, { key, result })
      return result
    },
  }
}

/** Data about images that the caller passes in: their sizes, and how they were published. */
export type Pictures = {
  measured: readonly (readonly [file: string, MeasuredPicture])[]
  published: readonly (readonly [file: string, PublishedImage])[]
}

/** The files that an edit wrote; undefined for those that it removed. */
export type Changed = ReadonlyMap<string, Uint8Array | undefined>

/** Returns the diagnostics of a content and its published documents as one JSON text. */
export function describeContent(
  content: Awaited<ReturnType<typeof readContent>>,
  published: ReadonlyMap<string, PublishedImage>,
): string {
  const { diagnostics, warnings } = content
  const described = [...diagnostics, ...warnings].map((diagnostic) => [diagnostic, describeDiagnostic(diagnostic)])
  const texts = diagnostics.length > 0 ? [] : [...serializeDocuments(content, published).texts]
  return JSON.stringify({ diagnostics: described, texts })
}

/** A content in memory, in which files may be changed for one reading at a time. */
export class ContentEngine {
  readonly #files: ReadonlyMap<string, Uint8Array>
  readonly #cache = memoryCache()

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.#files = files
  }

  /** Reads the content after the changes, at `now` in milliseconds since 1970. */
  async read(changed: Changed, { measured, published }: Pictures, now: number): Promise<string> {
    const files = new Map(this.#files)
    for (const [file, bytes] of changed)
      if (bytes) files.set(file, bytes)
      else files.delete(file)
    const pictures = new Map(measured)
    const content = await readContent({
      folder: folderOfFiles(files),
      cache: this.#cache,
      guard: unguarded,
      pictures: () => Promise.resolve(pictures),
      now,
    })
    return describeContent(content, new Map(published))
  }
}

/** Returns the pictures among the files of a folder. */
export function picturesIn(folder: ContentFolder): string[] {
  return listContentFiles(folder).files.flatMap(({ role, path }) => (role === 'image' ? [path] : []))
}
