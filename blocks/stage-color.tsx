import { StyleRule } from './style-rule.tsx'

/** Returns the class that sets a stage's colour as `--stage`. */
export function stageClass(color: string): string {
  return `stage-${color.slice(1)}`
}

/** The rule of `stageClass`. */
export function StageColor({ color }: { color: string }) {
  const name = stageClass(color)
  return <StyleRule name={name}>{`.${name}{--stage:${color}}`}</StyleRule>
}
