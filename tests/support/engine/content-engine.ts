import type { PublishedImage } from '#schemas/image.ts'
import type { ContentFolder, FolderEntry } from '#content-layer/source/files/content-folder.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { fingerprintOf } from '#content-layer/common/fingerprint.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { makeTexts } from '#content-layer/documents/make-texts.ts'
import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { MeasuredPicture } from '#content-layer/images/image.ts'
import { readContent } from '#content-layer/load/read-content.ts'
import type { ResultCache } from '#content-layer/load/read-context.ts'

// The content layer as anything but the commands runs it: files in memory, no Node.

/** A folder that is in memory as a whole: its files by their paths. */
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
  const known = new Map<string, { key: string; result: unknown }>()
  return {
    keyOf: (...parts) => fingerprintOf(parts.join('\0')),
    get: (kind, name, key, make) => {
      const kept = known.get(`${kind} ${name}`)
      // What is kept under a kind is what was made of it.
      if (kept?.key === key) return kept.result as ReturnType<typeof make>
      const result = make()
      known.set(`${kind} ${name}`, { key, result })
      return result
    },
  }
}

/** What is handed in about pictures: their measures, and how they were published. */
export type Pictures = {
  measured: readonly (readonly [file: string, MeasuredPicture])[]
  made: readonly (readonly [file: string, PublishedImage])[]
}

/** Files that an edit wrote, or took away. */
export type Changed = readonly (readonly [file: string, bytes: Uint8Array | undefined])[]

/** All that is told of a content, and its published texts, as one JSON text. */
export function describeContent(
  content: Awaited<ReturnType<typeof readContent>>,
  made: ReadonlyMap<string, PublishedImage>,
): string {
  const { diagnostics, warnings } = content
  const told = [...diagnostics, ...warnings].map((found) => [found, describeDiagnostic(found)])
  const texts = diagnostics.length > 0 ? [] : [...makeTexts(content, made).texts]
  return JSON.stringify({ told, texts })
}

/** A content in memory, in which files may be changed for one reading at a time. */
export class ContentEngine {
  readonly #files: ReadonlyMap<string, Uint8Array>
  readonly #cache = memoryCache()

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.#files = files
  }

  /** Reads the content after the changes, at `now` in milliseconds since 1970. */
  async read(changed: Changed, { measured, made }: Pictures, now: number): Promise<string> {
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
    return describeContent(content, new Map(made))
  }
}

/** The pictures among the files of a folder. */
export function picturesIn(folder: ContentFolder): string[] {
  return listContentFiles(folder).files.flatMap(({ role, path }) => (role === 'image' ? [path] : []))
}
