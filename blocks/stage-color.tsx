/** The class that carries a stage's colour as `--stage`. */
export function stageClass(color: string): string {
  return `stage-${color.slice(1)}`
}

/**
 * The rule for a stage's colour, once a page. A rule and no style attribute, so that a strict content policy can name
 * it.
 */
export function StageColor({ color }: { color: string }) {
  const name = stageClass(color)
  return (
    <style href={name} precedence="stage">
      {`.${name}{--stage:${color}}`}
    </style>
  )
}
