import { parseEditorUrl } from '../entries/editor-urls.ts'

/**
 * Returns Sveltia's button that saves the open form; null if no form is open. It states its shortcut or, where it is part
 * of a button with a menu, its label alone.
 */
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
