/** One format of a picture, in several widths (pixels). A client that supports the format chooses among them. */
export type ImageSource = { type: `image/${'avif' | 'webp'}`; files: { src: string; width: number }[] }

/** Flat background at the bottom of an SVG: its colour, such as `#ff9e6d`, and its height at each side, in percent of the height. */
export type Ground = { color: string; left: number; right: number }

/**
 * Properties that the build adds to a picture: its dimensions in CSS pixels; for a raster image the formats in addition
 * to `src`, best first, and its average colour if it is opaque; for an SVG its background, if it has one.
 */
export type ResolvedImage = {
  width: number
  height: number
  color?: string
  sources?: ImageSource[]
  ground?: Ground
}

/** An image in published documents. */
export type PublishedImage = ResolvedImage & { src: string }

/** Data with its pictures resolved: every `src` is a published path. */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? Resolved<Item>[]
  : T extends { src: string }
    ? { [Key in keyof Omit<T, 'width' | 'height'>]: Resolved<T[Key]> } & ResolvedImage
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T
