/**
 * Runs in the editor's page before its own scripts, so it uses no outer names. `showDirectoryPicker` returns a folder
 * in memory, with the files that the server has at `files.json`. WebKitGTK cannot open a real folder.
 */
export function openFolderInMemory(): void {
  class FileInMemory {
    readonly kind = 'file'
    readonly name: string
    // No private fields: the editor looks at handles through proxies.
    readonly bytes: Uint8Array<ArrayBuffer>

    constructor(name: string, bytes: Uint8Array<ArrayBuffer>) {
      this.name = name
      this.bytes = bytes
    }

    getFile(): Promise<File> {
      // As a real folder does, by the ending: without it, an image is none.
      const type = this.name.endsWith('.svg') ? 'image/svg+xml' : ''
      return Promise.resolve(new File([this.bytes], this.name, { type, lastModified: 1 }))
    }
  }

  class FolderInMemory {
    readonly kind = 'directory'
    readonly name: string
    readonly parts = new Map<string, FolderInMemory | FileInMemory>()

    constructor(name: string) {
      this.name = name
    }

    find(name: string): Promise<FolderInMemory | FileInMemory> {
      const entry = this.parts.get(name)
      return entry ? Promise.resolve(entry) : Promise.reject(new DOMException(name, 'NotFoundError'))
    }

    getDirectoryHandle(name: string) {
      return this.find(name)
    }

    getFileHandle(name: string) {
      return this.find(name)
    }

    // Handles answer asynchronously.
    async *entries() {
      await Promise.resolve()
      yield* this.parts
    }

    async *values() {
      await Promise.resolve()
      yield* this.parts.values()
    }

    queryPermission() {
      return Promise.resolve('granted')
    }

    requestPermission() {
      return Promise.resolve('granted')
    }
  }

  const put = (folder: FolderInMemory, steps: readonly string[], bytes: Uint8Array<ArrayBuffer>): void => {
    const [step = '', ...rest] = steps
    const inner = folder.parts.get(step) ?? new FolderInMemory(step)
    folder.parts.set(step, rest.length === 0 ? new FileInMemory(step, bytes) : inner)
    if (inner instanceof FolderInMemory && rest.length > 0) put(inner, rest, bytes)
  }

  const openProject = async () => {
    const files = (await (await fetch('/admin/files.json')).json()) as Record<string, string>
    const project = new FolderInMemory('project')
    project.parts.set('.git', new FolderInMemory('.git'))
    for (const [name, base64] of Object.entries(files)) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      put(project, name.split('/'), bytes)
    }
    return project
  }

  // A folder in memory cannot be stored for the next visit like a real handle: it would be cloned as data.
  // oxlint-disable-next-line typescript/unbound-method -- It is called with the store that it is of.
  const { put: putOriginal } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    const isOurs = value instanceof FolderInMemory
    return (isOurs ? this.count() : Reflect.apply(putOriginal, this, [value, key])) as IDBRequest<IDBValidKey>
  }

  const noise: string[] = []
  console.error = (...parts: unknown[]) => {
    noise.push(parts.map(String).join(' '))
  }
  addEventListener('error', ({ message }) => noise.push(message))
  addEventListener('unhandledrejection', ({ reason }) => noise.push(String(reason)))
  for (const name of ['language', 'languages'])
    Object.defineProperty(navigator, name, { get: () => (name === 'language' ? 'ja-JP' : ['ja-JP', 'ja']) })
  Object.assign(window, {
    noise,
    FileSystemDirectoryHandle: FolderInMemory,
    FileSystemFileHandle: FileInMemory,
    showDirectoryPicker: openProject,
  })
}
