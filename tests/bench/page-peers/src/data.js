import data from '../generated/page.json'

/** What the benchmark has laid out for the page: its published documents, and its two scripts. */
export const { provider, campaign, others, monthHref, headScript, pageScript } = data

/** The class that carries a stage's colour as `--stage`. */
export function stageClass(color) {
  return `stage-${color.slice(1)}`
}
