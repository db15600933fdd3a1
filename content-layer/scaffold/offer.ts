import { findEntryPage } from '../schedule/entry-pages.ts'
import type { ContentFolder, FolderEntry } from '../source/files/content-folder.ts'
import { appendItem, getField, hasField, setField, splitCampaign } from './edit-fields.ts'
import { reviewComment } from './kinds/template.ts'

/** The entry page that new campaigns link to, by its name in `screens/entry.yaml`. */
const entryPage = ['campaigns', 'entry'] as const

/** Returns the lines of an offer with a campaign's reward; its text is a draft for the author to write. */
function writeOfferLines(id: string, fields: string, cardName: string): string[] {
  const cap = getField(fields, ['maximumGrantPoint'])
  const limit = typeof cap === 'number' ? '（上限 ｛上限｝）' : '（上限なし）'
  return [
    `promotionKey: ${id} ${reviewComment}`,
    `tag: ${id}（仮）`,
    `title: ${id}の特典（仮）`,
    'bgcolor: "#a5e0c8"',
    'headline:',
    `  figure: ${String(getField(fields, ['reductionRate']))}`,
    '  unit: "%"',
    '  label: |-',
    '    ポイント',
    '    上乗せ',
    `maximumGrantPoint: ${typeof cap === 'number' ? cap : 'null'}`,
    `description: 対象のお店で${cardName}を使うと、常時｛常時｝に｛特典｝を上乗せします。`,
    'terms:',
    '  - term: 対象',
    `    detail: 対象のお店での${cardName}のお支払い ${reviewComment}`,
    '  - term: 上乗せ',
    `    detail: お支払いの｛特典｝${limit}`,
    '  - term: 対象にならないもの',
    '    detail: エントリーする前のお支払い',
    '  - term: 付与',
    '    detail: ｛付与日｝まで',
  ]
}

/** Returns whether a campaign requires an entry, with a button to the entry page of new campaigns. */
function linksToEntryPage(fields: string): boolean {
  const link = String(getField(fields, ['externalPageLink']))
  return getField(fields, ['entry']) === 'required' && findEntryPage(link) === entryPage[1]
}

/**
 * Returns the text of `screens/entry.yaml` with the offer of a campaign, based on its file's text, and with its grant
 * day if the page has none. Unchanged if the campaign needs no entry, links to another page, or already has its offer.
 */
export function addOffer(screen: string, id: string, campaign: string, cardName: string): string {
  const { fields } = splitCampaign(campaign)
  const hasOffer = new RegExp(`^ *- promotionKey: ${id}(?:\\s|$)`, 'mu').test(screen)
  if (hasOffer || !linksToEntryPage(fields) || !hasField(fields, ['reductionRate'])) return screen
  const withOffer = appendItem(screen, [...entryPage, 'promotions'], writeOfferLines(id, fields, cardName))
  if (withOffer === screen) return screen
  const grantPath = [...entryPage, 'grantBy']
  const grantDay = getField(fields, ['grantBy'])
  if (typeof grantDay !== 'string' || hasField(withOffer, grantPath)) return withOffer
  return setField(withOffer, grantPath, `${grantDay} ${reviewComment}`)
}

/** Reads a text of the content as it is, including its byte order mark. */
export function readSourceText(folder: ContentFolder, file: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(folder.read(file, Infinity))
}

/** Lists a folder; nothing if there is none of this name in `parent`. */
export function listFolder(folder: ContentFolder, parent: string, name: string): readonly FolderEntry[] {
  const exists = folder.list(parent).some((entry) => entry.name === name && entry.kind === 'folder')
  return exists ? folder.list(parent === '' ? name : `${parent}/${name}`) : []
}

/**
 * Adds the offers of new campaigns, given by their file names, to the entry screen. Returns the screen by its path
 * below `content/`; empty if there is nothing to add.
 */
export function addOffers(
  folder: ContentFolder,
  files: ReadonlyMap<string, string>,
  cardName: string,
): Map<string, string> {
  const screens = listFolder(folder, '', 'screens')
  const hasEntryScreen = screens.some(({ name, kind }) => name === 'entry.yaml' && kind === 'file')
  const screen = hasEntryScreen ? readSourceText(folder, 'screens/entry.yaml') : ''
  let withOffers = screen
  for (const [name, text] of files)
    if (name.endsWith('.mdx')) withOffers = addOffer(withOffers, name.replace(/\.mdx$/, ''), text, cardName)
  return new Map(withOffers === screen ? [] : [['screens/entry.yaml', withOffers]])
}
