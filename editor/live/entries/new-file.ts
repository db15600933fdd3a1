import { fileOfCampaign, fileOfMonth } from '#content-layer/common/entry-files.ts'
import { monthAfter, temporaryId } from '../../form/new-entries.ts'

/** Parts of the path of an entry that was never saved; `month` is a folder such as 202309-1. */
export type NewEntryPath = { collection: string; month: string; id: string }

const campaignFile = ({ month, id }: NewEntryPath) => fileOfCampaign(month, id === '' ? temporaryId : id)
const monthFile = ({ month, id }: NewEntryPath) => fileOfMonth(id === '' ? monthAfter(month) : id)
const noteFile = ({ id }: NewEntryPath) => `annotations/${id === '' ? temporaryId : id}.yaml`
const pieceFile = ({ id }: NewEntryPath) => `shared/${id === '' ? temporaryId : id}.mdx`

const files: Readonly<Record<string, (path: NewEntryPath) => string>> = {
  months: monthFile,
  'new-month': monthFile,
  annotations: noteFile,
  'new-note': noteFile,
  shared: pieceFile,
  'new-shared': pieceFile,
}

/** Returns the file below content/ that a new entry will have; a stand-in while no id is typed. */
export function fileOfNew(path: NewEntryPath): string {
  return (files[path.collection] ?? campaignFile)(path)
}

/** Returns the next month, or the same name with the next number: books-2 after books. */
function nextId(collection: string, id: string): string {
  if (collection === 'months') return monthAfter(id)
  const [, name = id, number = '1'] = /^(.+)-(\d+)$/.exec(id) ?? []
  return `${name}-${Number(number) + 1}`
}

/** Proposes an id for a copy of an entry, by its path in its collection, such as 202309-1/books or 202309-1/month. */
export function proposeId(collection: string, path: string, isTaken: (file: string) => boolean): string {
  const [, month = '', name = ''] = /^(?:(.+)\/)?([^/]+)$/.exec(path) ?? []
  const isFree = (id: string) => !isTaken(fileOfNew({ collection, month, id }))
  let id = nextId(collection, collection === 'months' ? month : name)
  while (!isFree(id)) id = nextId(collection, id)
  return id
}

const isId = /^[a-z0-9][a-z0-9-]*$/

/** Returns the typed id of a new entry; empty if there is none or it is not valid. */
export function typedId(): string {
  const inputs = [...document.querySelectorAll('input')]
  const labelled = inputs.find((input) => {
    const label = document.getElementById(input.getAttribute('aria-labelledby') ?? '')
    return label?.textContent.trim() === 'スラッグ'
  })
  const id = labelled?.value.trim() ?? ''
  return isId.test(id) ? id : ''
}

/** Returns the month chosen for a new campaign; undefined if none is. */
export function chosenMonth(): string | undefined {
  const label = document.querySelector('.parent-folder-button .label')?.textContent.trim() ?? ''
  const requestedPath = new URLSearchParams(location.hash.split('?')[1] ?? '').get('path') ?? ''
  return [label, requestedPath].find((month) => /^\d{6}-\d+$/.test(month))
}
