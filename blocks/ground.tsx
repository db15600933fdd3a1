import type { Ground } from '#schemas/published-image.ts'

import { StyleRule } from './style-rule.tsx'

function groundName({ color, left, right }: Ground): string {
  return `ground-${color.slice(1)}-${[left, right].join('-').replaceAll('.', '_')}`
}

/** Returns the classes that extend an image's background to the edges of the window, by the rule of `GroundRule`. */
export function groundClass(ground: Ground): string {
  return `grounded ${groundName(ground)}`
}

/** Returns the rule: the background's height at each side, and its colour on the right; `GroundCurve` has its own. */
export function groundRule(ground: Ground): string {
  const { color, left, right } = ground
  const selector = `.${groundName(ground)}`
  return `${selector}>svg{height:${left}%}${selector}::after{background:${color};height:${right}%}`
}

/** The rule of `groundClass`. */
export function GroundRule({ ground }: { ground: Ground }) {
  return <StyleRule name={groundName(ground)}>{groundRule(ground)}</StyleRule>
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
