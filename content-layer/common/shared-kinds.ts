/** The folder and the extension of the shared texts of each kind. */
export const sharedFolders = { note: ['annotations/', '.yaml'], piece: ['shared/', '.mdx'] } as const

/** The kinds of shared texts: a note of an annotation list, or a piece of a body. */
export type SharedKind = keyof typeof sharedFolders

/** Returns the path of a shared text, from the content folder. */
export function fileOfShared(kind: SharedKind, name: string): string {
  return sharedFolders[kind].join(name)
}
