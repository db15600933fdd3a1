import { getImageType } from '../engine/images/image-type.ts'

/**
 * Gives files of a folder the type of their name. Sveltia writes a new file under a temporary name without an extension
 * and renames it, after which the browser has no type for it, and Sveltia no thumbnail of an SVG until a reload.
 */
export function typeSavedFiles(): void {
  // Only browsers with folders have it.
  if (!('FileSystemFileHandle' in globalThis)) return
  const { prototype } = FileSystemFileHandle
  const getFile = Reflect.get<FileSystemFileHandle, 'getFile'>(prototype, 'getFile')
  prototype.getFile = async function (this: FileSystemFileHandle) {
    const file = await getFile.call(this)
    const type = file.type === '' ? getImageType(this.name) : undefined
    return type === undefined ? file : new File([file], this.name, { type, lastModified: file.lastModified })
  }
}
