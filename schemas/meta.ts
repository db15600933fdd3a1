/** What a number counts, so that a diagnostic can name the unit. */
export type Unit = 'percent' | 'points' | 'yen' | 'pixels' | 'count'

/** What a text is where it is not words for a visitor. What has a format is checked as that, wherever it stands. */
export type Format = 'color' | 'id' | 'image' | 'link' | 'period-start' | 'period-end'

/** Where a picture is shown, which decides how wide it is. */
export type PictureSlot = 'stage' | 'text' | 'window' | 'card' | 'step' | 'item' | 'logo' | 'icon'

declare module 'zod' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Only an interface can be added to.
  interface GlobalMeta {
    unit?: Unit
    format?: Format
    /** Of a picture, or of everything that holds it; where nothing is said, it is shown in the text. */
    slot?: PictureSlot
  }
}
