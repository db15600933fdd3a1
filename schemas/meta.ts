/** The unit of a number, for diagnostics. */
export type Unit = 'percent' | 'points' | 'yen' | 'pixels' | 'count'

/** The format of a text that is not prose; a memo is shown on no page. Such a text is validated by its format wherever it occurs. */
export type Format =
  | 'color'
  | 'day'
  | 'fact'
  | 'id'
  | 'image'
  | 'link'
  | 'memo'
  | 'period-start'
  | 'period-end'
  | 'publish-at'

/** Where a picture is shown, which determines its width. */
export type PictureSlot = 'stage' | 'text' | 'window' | 'card' | 'step' | 'item' | 'logo' | 'icon'

/** What an id is the name of: a campaign of the same month, a shared note, or a shared piece of a body. */
export type Named = 'campaign' | 'note' | 'piece'

declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be added to.
  interface GlobalMeta {
    unit?: Unit
    format?: Format
    /** Of a picture, or of everything that contains it; the default is `text`. */
    slot?: PictureSlot
    /** Of an id: what it names. */
    names?: Named
  }
}
