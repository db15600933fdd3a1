import type { ResolvedImage } from '#schemas/published-image.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import { siteUrl } from './site-url.ts'
import { StyleRule } from './style-rule.tsx'

type Props = {
  image: { src: string; alt: string } & ResolvedImage
  /** Position of the picture, which gives the browser the required file width before layout. */
  slot: PictureSlot
  className?: string
  /** The page's first key visual, loaded eagerly and with high priority. */
  isFirst?: boolean
  /** Loaded with the page, after all else, so that it is there if the connection is lost. All others are loaded lazily. */
  isKept?: boolean
}

/** The `sizes` attribute of each slot, matching the layout of the blocks on phones, tablets and desktops. */
const sizes: Readonly<Record<PictureSlot, string>> = {
  stage: '(min-width:64rem) 42rem,(min-width:46rem) 29rem,100vw',
  text: '(min-width:64rem) 45rem,(min-width:40rem) 37.5rem,calc(100vw - 2.5rem)',
  window: '(min-width:28rem) 26rem,calc(100vw - 2rem)',
  card: '8.5rem',
  step: '10rem',
  item: '8rem',
  logo: '(min-width:64rem) 13rem,10.5rem',
  icon: '3.5rem',
}

/** Slots that a picture fills to the edges, so that its average colour can be shown until it has loaded. */
const filled: ReadonlySet<PictureSlot> = new Set<PictureSlot>(['stage', 'text', 'window'])

/**
 * A picture with its dimensions, so that nothing moves when it loads. A raster picture has several formats and widths.
 */
export function Picture({ image, slot, className, isFirst = false, isKept = false }: Props) {
  const { src, alt, width, height, sources, color } = image
  // The class that shows the average colour until the picture has loaded.
  const waiting = color !== undefined && filled.has(slot) ? `waiting-${color.slice(1)}` : undefined
  const img = (
    // A plain img element: the static export has no server that could resize pictures.
    <img
      src={siteUrl(src)}
      alt={alt}
      width={width}
      height={height}
      className={waiting === undefined ? className : `${className ?? ''} ${waiting}`.trim()}
      decoding="async"
      {...(isFirst || isKept ? { fetchPriority: isFirst ? 'high' : 'low' } : { loading: 'lazy' })}
    />
  )
  if (!sources) return img
  return (
    <picture className="contents">
      {waiting !== undefined && (
        <StyleRule name={waiting} precedence="picture">
          {`.${waiting}{background:${color}}`}
        </StyleRule>
      )}
      {sources.map(({ type, files }) => (
        <source
          key={type}
          type={type}
          srcSet={files.map((file) => `${siteUrl(file.src)} ${file.width}w`).join()}
          sizes={sizes[slot]}
        />
      ))}
      {img}
    </picture>
  )
}
