// Reads and writes the local folder that is edited. Paths are relative to the folder that is passed.

/** Asks again for the permission to write, which a browser may withdraw; false if it is refused. */
export async function mayWrite(folder: FileSystemDirectoryHandle): Promise<boolean> {
  // Not in the types of the standard library, because not all browsers have it.
  const request: unknown = Reflect.get(folder, 'requestPermission')
  if (typeof request !== 'function') return true
  try {
    return (await Reflect.apply(request, folder, [{ mode: 'readwrite' }])) === 'granted'
  } catch {
    return false
  }
}

/** Opens the folder of a file, and returns it with the file's name; `create` also creates the folders around it. */
async function openParent(
  folder: FileSystemDirectoryHandle,
  path: string,
  options: { create: boolean } = { create: false },
): Promise<{ parent: FileSystemDirectoryHandle; name: string }> {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  let parent = folder
  for (const each of folders) parent = await parent.getDirectoryHandle(each, options)
  return { parent, name }
}

/** Reads the text of a file, with its byte order mark; undefined if there is no such file. */
export async function readInFolder(folder: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  try {
    const { parent, name } = await openParent(folder, path)
    const file = await (await parent.getFileHandle(name)).getFile()
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  }
}

/** The bytes of a file, and the time of its last modification, in milliseconds since 1970. */
export type ReadFile = { bytes: Uint8Array; lastModified: number }

/** Reads a file; returns `before` if its size and time have not changed. */
async function readUnlessSame(handle: FileSystemFileHandle, before: ReadFile | undefined): Promise<ReadFile> {
  const file = await handle.getFile()
  const isSame = before?.lastModified === file.lastModified && before.bytes.length === file.size
  return isSame ? before : { bytes: new Uint8Array(await file.arrayBuffer()), lastModified: file.lastModified }
}

/** Reads all files below a folder, except hidden ones, by their paths. Unchanged ones are taken from `before`. */
export async function readAllIn(
  folder: FileSystemDirectoryHandle,
  before: ReadonlyMap<string, ReadFile>,
  parent = '',
): Promise<Map<string, ReadFile>> {
  const reads: Promise<[string, ReadFile][]>[] = []
  for await (const [name, handle] of folder.entries()) {
    if (name.startsWith('.')) continue
    const path = parent + name
    if (handle instanceof FileSystemDirectoryHandle)
      reads.push(readAllIn(handle, before, `${path}/`).then((files) => [...files]))
    else if (handle instanceof FileSystemFileHandle)
      reads.push(readUnlessSame(handle, before.get(path)).then((file) => [[path, file]]))
  }
  return new Map((await Promise.all(reads)).flat())
}

/** Writes a file, and creates the folders around it. */
export async function writeInFolder(folder: FileSystemDirectoryHandle, path: string, bytes: Uint8Array): Promise<void> {
  const { parent, name } = await openParent(folder, path, { create: true })
  const writing = await (await parent.getFileHandle(name, { create: true })).createWritable()
  // The file is replaced when it is closed, so that it is never incomplete.
  await writing.write(Uint8Array.from(bytes))
  await writing.close()
}

/** Removes a file. */
export async function removeInFolder(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
  const { parent, name } = await openParent(folder, path)
  await parent.removeEntry(name)
}

/** Lists the paths of all campaigns and months in the content of a folder, without reading the files. */
export async function listCampaigns(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const campaigns = await (await folder.getDirectoryHandle('content')).getDirectoryHandle('campaigns')
  const files: string[] = []
  for await (const [month, handle] of campaigns.entries())
    if (handle instanceof FileSystemDirectoryHandle)
      for await (const name of handle.keys()) files.push(`campaigns/${month}/${name}`)
  return files
}

/**
 * Writes the files of a new month into the content, those outside of its folder last. After an error, the folder of the
 * month is removed.
 * @throws Error if the month exists, or a file cannot be written
 */
export async function writeMonth(
  content: FileSystemDirectoryHandle,
  month: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const months = await content.getDirectoryHandle('campaigns')
  for await (const name of months.keys()) if (name === month) throw new Error(`${month} はもうあります`)
  const isOfMonth = (file: string) => file.startsWith(`campaigns/${month}/`)
  try {
    for (const [file, bytes] of files) if (isOfMonth(file)) await writeInFolder(content, file, bytes)
    for (const [file, bytes] of files) if (!isOfMonth(file)) await writeInFolder(content, file, bytes)
  } catch (error) {
    await months.removeEntry(month, { recursive: true }).catch(() => undefined)
    throw error
  }
}
