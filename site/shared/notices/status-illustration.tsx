import type { IllustrationName } from './status-drawings.tsx'

type Props = { of: IllustrationName; isSmall?: boolean }

/**
 * An illustrated character for a state of a screen, drawn once in the page (`StatusDrawings`). Decorative: the adjacent
 * text states the same. Grey like everything else once the campaign has ended. In the grid of a notice (`NoticeFrame`) it
 * spans the rows of the title and the message; other parents are no grids.
 */
export function StatusIllustration({ of, isSmall = false }: Props) {
  const size = isSmall ? 48 : 72
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      aria-hidden="true"
      className="painted shrink-0 ended:faded tablet:row-span-2"
    >
      <use href={`#${of}`} />
    </svg>
  )
}
