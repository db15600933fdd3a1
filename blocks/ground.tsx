import type { Ground } from '#schemas/image.ts'

/** The class that continues an image's background to the edges of the window. */
export function groundClass({ color, left, right }: Ground): string {
  return `grounded ground-${color.slice(1)}-${[left, right].join('-').replaceAll('.', '_')}`
}

/** Its rule: the colour and the height at each side. */
export function groundRule(ground: Ground): string {
  const side = (position: string, height: number) =>
    `.${groundClass(ground).split(' ')[1]}::${position}{background:${ground.color};height:${height}%}`
  return side('before', ground.left) + side('after', ground.right)
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
