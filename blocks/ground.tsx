/*
 * Extends the flat background at the bottom of an illustration to both edges of the window, so that the illustration does
 * not end at its own sides. The build finds the colour of this background and its heights in the SVG. On the right it
 * continues as a rectangle of that colour, by a CSS rule; on the left as a curve, by an SVG.
 */

import type { Ground } from '#schemas/published-image.ts'

import { StyleRule } from './style-rule.tsx'

function groundName({ color, left, right }: Ground): string {
  return `ground-${color.slice(1)}-${[left, right].join('-').replaceAll('.', '_')}`
}

/** Returns the classes of an element that extends the background of the illustration in it, by the rule of `GroundRule`. */
export function groundClass(ground: Ground): string {
  return `grounded ${groundName(ground)}`
}

/** Returns the rule of `groundClass`: the background's height at each side, and its colour on the right. */
export function groundRule(ground: Ground): string {
  const { color, left, right } = ground
  const selector = `.${groundName(ground)}`
  return `${selector}>svg{height:${left}%}${selector}::after{background:${color};height:${right}%}`
}

/** Writes the rule into the page, once for all pictures with the same background. */
export function GroundRule({ ground }: { ground: Ground }) {
  return <StyleRule name={groundName(ground)}>{groundRule(ground)}</StyleRule>
}

/**
 * The background on the left of an illustration: a curve that slopes down to the window's edge, so that the words above
 * it have space. It meets the illustration's own at the same height and horizontally (`docs/pictures.md`).
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
