import { parseEditorUrl } from '../entries/editor-urls.ts'

/** Returns Sveltia's button that saves the open form: with its shortcut or, as part of a menu, with its label. */
export function findSaveButton(): HTMLButtonElement | null {
  return document.querySelector('button[aria-keyshortcuts="Ctrl+S"], button[data-label="保存"]')
}

/** Returns whether the open form has unsaved input: Sveltia then enables its save button. */
export function hasUnsavedInput(): boolean {
  const save = findSaveButton()
  // A dialog for an image has a save button, too.
  return save !== null && !save.disabled && document.querySelector('.content-editor') !== null
}

/** Returns whether the open form is of an entry that was never saved. It stays open once it is. */
export function isNewForm(): boolean {
  return parseEditorUrl(location.hash)?.view === 'new'
}
