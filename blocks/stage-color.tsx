/** Returns the class that sets a stage's colour as `--stage`. */
export function stageClass(color: string): string {
  return `stage-${color.slice(1)}`
}

/**
 * The rule for a stage's colour, once per page. A rule instead of a style attribute, so that a strict
 * Content-Security-Policy can allow it by hash.
 */
export function StageColor({ color }: { color: string }) {
  const name = stageClass(color)
  return (
    <style href={name} precedence="stage">
      {`.${name}{--stage:${color}}`}
    </style>
  )
}
