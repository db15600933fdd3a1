/** Folder and extension of the shared texts of each kind. */
export const sharedFolders = { note: ['annotations/', '.yaml'], piece: ['shared/', '.mdx'] } as const

/** Kinds of shared texts: a note of an annotation list, or a part of a body. */
export type SharedKind = keyof typeof sharedFolders

/** Returns the path of a shared text, from the content folder. */
export function fileOfShared(kind: SharedKind, name: string): string {
  return sharedFolders[kind].join(name)
}
