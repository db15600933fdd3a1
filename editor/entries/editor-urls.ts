/** Single files of content/ with a form of their own, all in the collection 「全体」. */
const settingsFiles = ['provider', 'requirements', 'words']

/** Matches a file below content/ that may have a form: its folder, if any, and its name. */
const formFile = /^(?:(campaigns|annotations|shared|screens)\/)?(.+)\.(?:mdx|yaml)$/

/** Returns the fragment of the URL of a file's form in the editor; undefined for a file without a form. */
export function getFormUrl(file: string): string | undefined {
  const [, folder, name = ''] = formFile.exec(file) ?? []
  if (folder === undefined) return settingsFiles.includes(name) ? `#/collections/settings/entries/${name}` : undefined
  const collection = folder === 'campaigns' && name.endsWith('/month') ? 'months' : folder
  return `#/collections/${collection}/entries/${name}`
}

/** A view of the editor: a list, or the form of a saved or new entry, with the month that a new entry will be in. */
export type EditorView = { collection: string; view: 'list' | 'entry' | 'new'; month: string | undefined }

/** Matches a collection in a URL of the editor, and the rest: `/entries/NAME`, `/new`, or the filter of a list. */
const collectionUrl = /#\/collections\/([\w-]+)(\/[^?]*)?/

/** Matches the month in the query of a form's URL: `?path=202309-1`. */
const monthInQuery = /\?path=([\d-]+)/

/** Parses a URL of the editor; undefined for a view outside of all collections, such as the settings. */
export function parseEditorUrl(url: string): EditorView | undefined {
  const [, collection, rest = ''] = collectionUrl.exec(url) ?? []
  if (collection === undefined) return undefined
  const month = monthInQuery.exec(url)?.[1]
  if (rest === '/new') return { collection, view: 'new', month }
  return { collection, view: /^\/entries\/./.test(rest) ? 'entry' : 'list', month }
}
