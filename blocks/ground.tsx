import type { Ground } from '#schemas/image.ts'

/** The class that carries a picture's ground on to the edges of the window. */
export function groundClass({ color, left, right }: Ground): string {
  return `grounded ground-${color.slice(1)}-${[left, right].join('-').replaceAll('.', '_')}`
}

/**
 * The rule for the colour and the heights of a picture's ground, once per page. A rule instead of a style attribute, so
 * that a strict Content-Security-Policy can allow it by hash.
 */
export function GroundRule({ ground }: { ground: Ground }) {
  const name = groundClass(ground).split(' ')[1] ?? ''
  return (
    <style href={name} precedence="stage">
      {`.${name}::before{background:${ground.color};height:${ground.left}%}.${name}::after{background:${ground.color};height:${ground.right}%}`}
    </style>
  )
}
