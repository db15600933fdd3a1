import { campaignFilePath, monthFilePath } from '#content-layer/common/entry-files.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'

import { fillTerms } from '../fields/available-terms.ts'
import { getFieldLabel } from '../form/find-field.ts'
import type { Session } from '../session/session.ts'

/** Selects the headings outside fields in which Sveltia shows an entry's texts: list rows, form header, closed groups. */
const headings = '[role=row] .title, .content-editor h2, .content-editor .toolbar, .content-editor .summary'

/** A comment or the sign of a Markdown heading, at the start of a text. */
const markup = /^\{\/\*.*?\*\/\}\s*|^#+\s+/g

/** The month and the campaign in the URL of a form: `/entries/202309-1/books`. */
const openedEntry = /\/entries\/(\d{6}-\d+)\/?([\w-]+)?$/

/** The same in the row of a list, between full-width spaces as in the `summary` of its collection: `202309-1/books`. */
const listedEntry = /(?:^|　)(\d{6}-\d+)(?:\/([a-z0-9-]+))?(?:　|$)/

/** Returns the file of the open entry, or of the row that contains a heading. */
function getFile(heading: Element): string | undefined {
  const isInRow = heading.closest('[role=row]') !== null
  const found = isInRow ? listedEntry.exec(heading.textContent.trim()) : openedEntry.exec(location.hash)
  const [, month, id = 'month'] = found ?? []
  if (month === undefined) return undefined
  return id === 'month' ? monthFilePath(month) : campaignFilePath(month, id)
}

/** Texts outside of campaigns and months are shown as they are written. */
const noFacts: Promise<Facts> = Promise.resolve(new Map())

/** Matches a text that may be other than what people read: with terms, with markup at its start, or a mere name. */
const rawText = /[｛｝]|^\s*(?:\{\/\*|#+ )|^[\w.-]+$/

function findRawTexts(heading: Element): Text[] {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts.filter(({ data }) => rawText.test(data))
}

/** Returns what people call an entry or a field whose name is all that its closed list item shows. */
function labelOfName(session: Session, heading: Element, name: string): string | undefined {
  if (!heading.matches('.item-body .summary')) return undefined
  if (heading.closest('section[data-key-path$=assumed]'))
    return getFieldLabel({ file: session.getEdited()?.file ?? '', field: name })
  const entries = Object.values(session.getNamedEntries()).flat()
  return entries.find((entry) => entry.name === name && entry.label !== '')?.label
}

/** Returns a function that replaces names of terms, entries and fields in headings, which Sveltia shows as they are. */
export function createHeadingFiller(session: Session): () => void {
  const factsByFile = new Map<string, Promise<Facts>>()
  let revision: number | undefined
  const factsOf = (file: string | undefined): Promise<Facts> => {
    if (file === undefined) return noFacts
    const facts = factsByFile.get(file) ?? session.connection.getFacts(file)
    factsByFile.set(file, facts)
    return facts
  }
  const fill = async (heading: Element) => {
    const file = getFile(heading)
    for (const text of findRawTexts(heading)) {
      const { data } = text
      const plain = data.replaceAll(markup, '')
      const filled = labelOfName(session, heading, data) ?? fillTerms(plain, await factsOf(file)) ?? plain
      if (text.data === data && filled !== data) text.data = filled
    }
  }
  return () => {
    // The value of a term may have changed with the content.
    if (session.getLastCheck()?.revision !== revision) factsByFile.clear()
    revision = session.getLastCheck()?.revision
    for (const heading of document.querySelectorAll(headings)) void fill(heading)
  }
}
