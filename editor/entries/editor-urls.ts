/** Single files of content/ with a form of their own, all in the collection 「全体」. */
const settingsFiles = ['provider', 'requirements', 'words']

/** The folder, if any, and the name of a file below content/ that may have a form. */
const formFile = /^(?:(campaigns|annotations|shared|screens)\/)?(.+)\.(?:mdx|yaml)$/

/** Returns the URL of a file's form within the editor, a fragment; undefined for a file that has none. */
export function getFormUrl(file: string): string | undefined {
  const [, folder, name = ''] = formFile.exec(file) ?? []
  if (folder === undefined) return settingsFiles.includes(name) ? `#/collections/settings/entries/${name}` : undefined
  const collection = folder === 'campaigns' && name.endsWith('/month') ? 'months' : folder
  return `#/collections/${collection}/entries/${name}`
}

/** A view of the editor: a list, or the form of an entry, saved or new, and the month that a new one is to be in. */
export type EditorView = { collection: string; view: 'list' | 'entry' | 'new'; month: string | undefined }

/** A collection in a URL of the editor, and what follows its name: `/entries/NAME`, `/new`, or the filter of a list. */
const collectionUrl = /#\/collections\/([\w-]+)(\/[^?]*)?/

/** The month in the query of a form's URL: `?path=202309-1`. */
const monthInQuery = /\?path=([\d-]+)/

/** Parses a URL of the editor; undefined for what is not in a collection, such as the settings. */
export function parseEditorUrl(url: string): EditorView | undefined {
  const [, collection, rest = ''] = collectionUrl.exec(url) ?? []
  if (collection === undefined) return undefined
  const month = monthInQuery.exec(url)?.[1]
  if (rest === '/new') return { collection, view: 'new', month }
  return { collection, view: /^\/entries\/./.test(rest) ? 'entry' : 'list', month }
}
