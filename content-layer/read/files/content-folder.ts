/** A name in a folder, and what stands under it. Only files and folders are read. */
export type FolderEntry = { name: string; kind: 'file' | 'folder' | 'link' | 'other' }

/**
 * A folder of content, wherever it is: on a disk, in a browser, in a version of a repository. Paths are below it, with
 * forward slashes; each function may throw an error whose message says why something cannot be read.
 */
export type ContentFolder = {
  /** Its own name, with which the places of diagnostics begin: `content`. */
  name: string
  /** What stands in one of its folders, in any order; `''` is the folder itself. */
  list: (folder: string) => readonly FolderEntry[]
  /** The size of a file in bytes. */
  sizeOf: (file: string) => number
  /**
   * The bytes of a file, the same object as long as the file is the same.
   * @throws Error for a file of more than `limit` bytes
   */
  read: (file: string, limit: number) => Uint8Array
}
