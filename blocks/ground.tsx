import type { Ground } from '#schemas/published-image.ts'

/** Returns the class that extends an image's background to the edges of the window. */
export function groundClass({ color, left, right }: Ground): string {
  return `grounded ground-${color.slice(1)}-${[left, right].join('-').replaceAll('.', '_')}`
}

/**
 * Returns the rule of this class: the height at each side, and the colour on the right. The curve on the left has its
 * own.
 */
export function groundRule({ color, left, right }: Ground): string {
  const selector = `.${groundClass({ color, left, right }).split(' ')[1]}`
  return `${selector}>svg{height:${left}%}${selector}::after{background:${color};height:${right}%}`
}

/**
 * Background on the left of a picture: a curve that slopes down to the window's edge, so that the words above it have
 * space. It meets the picture's background at the same height and horizontally (`docs/pictures.md`).
 */
export function GroundCurve({ ground: { color } }: { ground: Ground }) {
  return (
    <svg
      viewBox="0 0 8 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute right-[calc(100%-1px)] bottom-0 w-screen"
    >
      <path d="M0 6H5C6.6 6 7 0 8 0V8H0Z" fill={color} />
    </svg>
  )
}

/**
 * The CSS rule for an image's background, once per page. A rule instead of a style attribute, so
 * that a strict Content-Security-Policy can allow it by hash.
 */
export function GroundRule({ ground }: { ground: Ground }) {
  return (
    <style href={groundClass(ground).split(' ')[1] ?? ''} precedence="stage">
      {groundRule(ground)}
    </style>
  )
}
