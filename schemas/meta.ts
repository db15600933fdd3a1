/** Unit of a number, for diagnostics. */
export type Unit = 'percent' | 'points' | 'yen' | 'pixels' | 'count'

/**
 * Format of a text that is not prose, by which it is validated wherever it occurs. A memo is not shown on pages; a field
 * is the name of another field of the same object.
 */
export type Format =
  | 'color'
  | 'day'
  | 'fact'
  | 'field'
  | 'id'
  | 'image'
  | 'link'
  | 'memo'
  | 'period-start'
  | 'period-end'
  | 'publish-at'

/** Position of a picture, which determines its width. */
export type PictureSlot = 'stage' | 'text' | 'window' | 'card' | 'step' | 'item' | 'logo' | 'icon'

/** Kind of object that an id names: a campaign of the same month, a shared note, or a shared part of a body. */
export type Named = 'campaign' | 'note' | 'fragment'

declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be added to.
  interface GlobalMeta {
    unit?: Unit
    format?: Format
    /** For a picture, or for everything that contains it; the default is `text`. */
    slot?: PictureSlot
    /** For an id: the kind of object that it names. */
    names?: Named
  }
}
