declare global {
  /** The folder that is edited; set by what bundles Sveltia, which has chosen it. Undefined at a host. */
  // eslint-disable-next-line no-var -- A property of the global object has no other declaration.
  var editorFolder: FileSystemDirectoryHandle | undefined
  /** Words for an error of Sveltia's when it saves, which the adapted bundle asks for. */
  // eslint-disable-next-line no-var -- As above.
  var explainSaving: ((error: unknown) => Error) | undefined
}

/** Asks again for the permission to write, which a browser may withdraw; false if it is refused. */
export async function mayWrite(folder: FileSystemDirectoryHandle): Promise<boolean> {
  // Not in the types of the standard library, as only browsers with folders have it.
  const request: unknown = Reflect.get(folder, 'requestPermission')
  if (typeof request !== 'function') return true
  try {
    return (await Reflect.apply(request, folder, [{ mode: 'readwrite' }])) === 'granted'
  } catch {
    return false
  }
}

/** Reads a text of a folder as it is now, with its byte order mark; undefined where there is no such file. */
export async function readInFolder(folder: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  const steps = path.split('/')
  const name = steps.pop() ?? ''
  try {
    let parent = folder
    for (const step of steps) parent = await parent.getDirectoryHandle(step)
    const file = await (await parent.getFileHandle(name)).getFile()
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  }
}
