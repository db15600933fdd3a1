import { derivedFromImages } from '#content-layer/diff/compared-separately.ts'

/** Published values that no review reports, with the reason. */
type Unreported = { documents: RegExp; paths: RegExp; reason: string }

/**
 * All published values that no review reports: documents by file, values by the names of their fields, positions in
 * lists as `*`.
 */
const unreported: readonly Unreported[] = [
  {
    documents: /^(?:campaigns|months|screens)\//,
    paths: /^schemaVersion$/,
    reason: 'It is the number of the format, which the code changes in all documents at once.',
  },
  {
    documents: /^(?:campaigns|months)\//,
    paths: /^(?:month|id)$/,
    reason: "It is the document's own name: a document of another name is reported as one added and one removed.",
  },
  {
    documents: /^(?:campaigns|months)\//,
    paths: /^paths\b/,
    reason: "The addresses follow from the document's name and from `pages`, which is reported.",
  },
  {
    documents: /^months\//,
    paths: /^campaigns\.\*/,
    reason: "A campaign's entry is made from its own document, which is reported. Their order is reported.",
  },
  {
    documents: /^index\.json$/,
    paths: /^(?:schemaVersion|months)\b/,
    reason: "It is made from the months' documents, which are reported.",
  },
  {
    documents: /^calendar\.json$/,
    paths: /^/,
    reason: "It is made from the campaigns' documents, which are reported.",
  },
  {
    documents: /^facts\.json$/,
    paths: /^/,
    reason:
      'It says in which lines of which files the sentences stand that the other documents hold, which are reported.',
  },
]

function valuesAlong(document: unknown, path: readonly (string | number)[]): unknown[] {
  const values = [document]
  for (const step of path) {
    const outer = values.at(-1)
    values.push(typeof outer === 'object' && outer !== null ? Reflect.get(outer, step) : undefined)
  }
  return values
}

function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'
}

/** Returns whether no review reports the value at a path of a published document. */
export function isUnreported(file: string, path: readonly (string | number)[], document: unknown): boolean {
  const written = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
  if (unreported.some(({ documents, paths }) => documents.test(file) && paths.test(written))) return true
  const values = valuesAlong(document, path)
  return path.some((step, index) => derivedFromImages.has(String(step)) && isPicture(values[index]))
}
