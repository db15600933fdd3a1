import { derivedFromPictures } from '#content-layer/diff/compared-separately.ts'

/** A place that no review tells of, though it is published, and why. */
type Unreported = { documents: RegExp; places: RegExp; reason: string }

/**
 * All that is published and told nowhere: documents by their file, places by the names of their fields, positions in
 * lists as `*`.
 */
const unreported: readonly Unreported[] = [
  {
    documents: /^(?:campaigns|months|screens)\//,
    places: /^schemaVersion$/,
    reason: 'It is the number of the format, which the code changes in all documents at once.',
  },
  {
    documents: /^(?:campaigns|months)\//,
    places: /^(?:month|id)$/,
    reason: "It is the document's own name: a document of another name is told as one that came, and one that went.",
  },
  {
    documents: /^(?:campaigns|months)\//,
    places: /^paths\b/,
    reason: "The addresses follow from the document's name and from `pages`, which is told.",
  },
  {
    documents: /^months\//,
    places: /^campaigns\.\*/,
    reason: "A campaign's entry is made from its own document, which is told. In which order they stand is told.",
  },
  {
    documents: /^index\.json$/,
    places: /^(?:schemaVersion|months)\b/,
    reason: "It is made from the months' documents, which are told.",
  },
  {
    documents: /^calendar\.json$/,
    places: /^/,
    reason: "It is made from the campaigns' documents, which are told.",
  },
  {
    documents: /^facts\.json$/,
    places: /^/,
    reason: 'It says in which lines of which files the sentences stand that the other documents hold, which are told.',
  },
]

function valuesAlong(document: unknown, place: readonly (string | number)[]): unknown[] {
  const values = [document]
  for (const step of place) {
    const outer = values.at(-1)
    values.push(typeof outer === 'object' && outer !== null ? Reflect.get(outer, step) : undefined)
  }
  return values
}

function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'
}

/** Whether a place of a published document is told nowhere. */
export function isUnreported(file: string, place: readonly (string | number)[], document: unknown): boolean {
  const written = place.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
  if (unreported.some(({ documents, places }) => documents.test(file) && places.test(written))) return true
  const values = valuesAlong(document, place)
  return place.some((step, index) => derivedFromPictures.has(String(step)) && isPicture(values[index]))
}
