import type { IllustrationName } from './status-illustrations.tsx'

type Props = { of: IllustrationName; isSmall?: boolean }

/**
 * One figure of the cast for a state of a screen, drawn once in the page (`StatusIllustrations`). It is decoration: the
 * words beside it tell the state.
 */
export function StatusIllustration({ of, isSmall = false }: Props) {
  const size = isSmall ? 48 : 72
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" className="painted shrink-0">
      <use href={`#${of}`} />
    </svg>
  )
}
