// The global properties that the adapted bundle of Sveltia (`tools/editor/adapt-sveltia.ts`) sets and calls.

import type { EntryCollection } from '../form/entry-templates.ts'

declare global {
  /** The folder that is edited, which Sveltia has asked for. Undefined at a Git host. */
  // eslint-disable-next-line no-var -- A property of the global object has no other declaration.
  var editorFolder: FileSystemDirectoryHandle | undefined
  /** Converts an error that Sveltia had while saving to the one that it shows. */
  // eslint-disable-next-line no-var -- As above.
  var explainSaving: ((error: unknown) => Error) | undefined
  /** Proposes the id of a copy of an entry. */
  // eslint-disable-next-line no-var -- As above.
  var proposeId: ((collection: EntryCollection, path: string) => string) | undefined
  /** Asks whether an item of a list or a group of fields is removed. */
  // eslint-disable-next-line no-var -- As above.
  var mayRemove: ((item?: unknown) => Promise<boolean>) | undefined
}

/** Calls a listener when the folder that is edited is chosen, by a person or again after a reload. */
export function onFolderChosen(listener: (folder: FileSystemDirectoryHandle) => void): void {
  let folder = globalThis.editorFolder
  Object.defineProperty(globalThis, 'editorFolder', {
    configurable: true,
    get: () => folder,
    set: (chosen: FileSystemDirectoryHandle | undefined) => {
      folder = chosen
      if (chosen) listener(chosen)
    },
  })
}
