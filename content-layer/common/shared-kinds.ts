/** Folder, below `content/`, and extension of the shared texts of each kind. */
export const sharedLocations = {
  note: { folder: 'annotations/', extension: '.yaml' },
  fragment: { folder: 'shared/', extension: '.mdx' },
} as const

/**
 * Kinds of shared texts: `note`, a shared annotation, and `fragment`, a shared part of bodies. Schemas and forms have the
 * same names (`Named` in `schemas/meta.ts`). For authors, who see folders, `npm run new` calls a fragment `shared`.
 */
export type SharedKind = keyof typeof sharedLocations

/** Returns the path of a shared text, below `content/`. */
export function sharedFilePath(kind: SharedKind, name: string): string {
  const { folder, extension } = sharedLocations[kind]
  return `${folder}${name}${extension}`
}
