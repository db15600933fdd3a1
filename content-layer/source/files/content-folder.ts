/** An entry of a folder. Only files and folders are read. */
export type FolderEntry = { name: string; kind: 'file' | 'folder' | 'link' | 'other' }

/**
 * A folder of content, regardless of its storage: on a disk, in a browser, in a version of a repository. Paths are
 * relative to it, with forward slashes; each function may throw an error with a message that explains why something
 * cannot be read.
 */
export type ContentFolder = {
  /** The folder's name, which prefixes the file of each diagnostic: `content`. */
  name: string
  /** Lists one of its folders, in any order; `''` is the folder itself. */
  list: (folder: string) => readonly FolderEntry[]
  /** Returns the size of a file in bytes. */
  sizeOf: (file: string) => number
  /**
   * Reads the bytes of a file. Returns the same object until the file changes.
   * @throws Error for a file of more than `limit` bytes
   */
  read: (file: string, limit: number) => Uint8Array
}
