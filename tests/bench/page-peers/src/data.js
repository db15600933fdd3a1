import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

export { default as scripts } from '../generated/scripts.json'

const documents = new Map()

/** A document of the folder that the benchmark names, read once. */
function read(file) {
  if (!documents.has(file))
    documents.set(file, JSON.parse(readFileSync(path.join(process.env.BENCH_DOCUMENTS, file), 'utf8')))
  return documents.get(file)
}

const { provider, months } = read('index.json')
export { provider }

/** Both variants of every campaign page, as the route has them. */
export function listPages() {
  return months.flatMap(({ month, campaigns }) =>
    campaigns.flatMap(({ id, paths }) =>
      [paths.web, paths.inApp].filter(Boolean).map((href) => ({
        params: { path: href.slice('/jp/card/'.length, -1) },
        props: { month, id, isInApp: href === paths.inApp },
      })),
    ),
  )
}

/** Maximum number of other campaigns, as on our page. */
const maxOthers = 4

/** What a page shows. */
export function readPage({ month, id, isInApp }) {
  const { campaigns, paths } = read(`months/${month}.json`)
  const pathOf = (both) => (isInApp ? both.inApp : both.web)
  const visible = campaigns.filter((entry) => isInApp || entry.pages !== 'in-app-only')
  const own = visible.findIndex((entry) => entry.id === id)
  const followers = [...visible.slice(own + 1), ...visible.slice(0, own)].slice(0, maxOthers)
  const others = visible
    .filter((entry) => followers.includes(entry))
    .map((entry) => ({ ...entry.card, href: pathOf(entry.paths) ?? `${pathOf(paths)}#${entry.id}` }))
  return { campaign: read(`campaigns/${month}/${id}.json`), others, monthHref: pathOf(paths), isInApp }
}

/** The class that carries a stage's colour as `--stage`. */
export function stageClass(color) {
  return `stage-${color.slice(1)}`
}
