import { fileOfCampaign, fileOfMonth } from '#content-layer/common/entry-files.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'

import { readAs } from '../../fields/available-terms.ts'
import { labelAt } from '../../form/find-field.ts'
import type { Session } from '../session/session.ts'
import { readChosenMonth } from './read-new-entry-inputs.ts'

/** Selects the places outside fields where Sveltia shows an entry's texts: list rows, form header, closed groups. */
const heads = '[role=row] .title, .content-editor h2, .content-editor .toolbar, .content-editor .summary'

/** Parts of a head that are Markdown or a comment. */
const signs = /^\{\/\*.*?\*\/\}\s*|^#+\s+/g

/** Returns the file of the open entry, or of the row that contains a head. */
function fileOf(head: Element): string | undefined {
  const opened = /\/entries\/(\d{6}-\d+)\/?([\w-]+)?$/.exec(location.hash)
  const listed = /(?:^|　)(\d{6}-\d+)(?:\/([a-z0-9-]+))?(?:　|$)/.exec(head.textContent.trim())
  const [, month, id = 'month'] = (head.closest('[role=row]') ? listed : opened) ?? []
  if (month === undefined) return undefined
  return id === 'month' ? fileOfMonth(month) : fileOfCampaign(month, id)
}

/** Texts outside of campaigns and months are shown as they are written. */
const noFacts: Promise<Facts> = Promise.resolve(new Map())

function textsIn(head: Element): Text[] {
  const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts.filter(({ data }) => /[｛｝]|^\s*(?:\{\/\*|#+ )|^[\w.-]+$/.test(data))
}

/** Returns what people call an entry or a field whose name is all that its closed list item shows. */
function labelOfName(session: Session, head: Element, name: string): string | undefined {
  if (!head.matches('.item-body .summary')) return undefined
  if (head.closest('section[data-key-path$=assumed]'))
    return labelAt({ file: session.edited()?.file ?? '', field: name })
  const entries = Object.values(session.names()).flat()
  return entries.find((entry) => entry.name === name && entry.label !== '')?.label
}

/** The URL of the form of a campaign, with its month where it is saved. */
const campaignUrl = /^#\/collections\/(?:new-(?!month\b|note\b|shared\b)[\w-]+\/new|campaigns\/entries\/(\d{6}-\d+)\/)/

/** Marks the head of a campaign's form with its month, which the style sheet shows; a new one is saved into it. */
function markMonth(session: Session): void {
  const open = campaignUrl.exec(location.hash)
  const month = open ? (open[1] ?? readChosenMonth() ?? session.months.newest()) : undefined
  for (const head of document.querySelectorAll<HTMLElement>('.content-editor .toolbar h2')) {
    if (month === undefined) delete head.dataset['month']
    else if (head.dataset['month'] !== month) head.dataset['month'] = month
  }
}

/** Describes what belongs in an empty list, above Sveltia's button for its first entry. */
function explainEmptyList(session: Session): void {
  const text = document.querySelector('[aria-description] .empty-state > span')
  if (!text) return
  const description = text.closest('[aria-description]')?.getAttribute('aria-description') ?? ''
  const month = location.hash === '#/collections/campaigns' ? session.months.newest() : undefined
  const sentence = `${month === undefined ? 'ここ' : `${month} `}には、まだ何もありません。${description}`
  if (text.textContent !== sentence) text.textContent = sentence
}

/**
 * Replaces names of terms, entries and fields in lists and heads with what people read, and shows the month of a
 * campaign. Sveltia renders the raw fields, has no slot for other texts, and renders again whatever changes.
 */
export function fillEntryHeadings(session: Session): void {
  const factsByFile = new Map<string, Promise<Facts>>()
  let revision: number | undefined
  const factsOf = (file: string | undefined): Promise<Facts> => {
    if (file === undefined) return noFacts
    const facts = factsByFile.get(file) ?? session.factsIn(file)
    factsByFile.set(file, facts)
    return facts
  }
  const fill = async (head: Element) => {
    const file = fileOf(head)
    for (const text of textsIn(head)) {
      const { data } = text
      const plain = data.replaceAll(signs, '')
      const filled = labelOfName(session, head, data) ?? readAs(plain, await factsOf(file)) ?? plain
      if (text.data === data && filled !== data) text.data = filled
    }
  }
  const fillAll = () => {
    // The value of a term may have changed with the content.
    if (session.checked()?.revision !== revision) factsByFile.clear()
    revision = session.checked()?.revision
    markMonth(session)
    explainEmptyList(session)
    for (const head of document.querySelectorAll(heads)) void fill(head)
  }
  let isScheduled = false
  /** Fills before the next frame is painted, once for all changes until then. */
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      fillAll()
    })
  }
  // The names of entries are known once the content is checked.
  session.subscribe(schedule)
  new MutationObserver(schedule).observe(document.body, { childList: true, characterData: true, subtree: true })
}
