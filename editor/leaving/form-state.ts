import { parseEditorUrl } from '../entries/editor-urls.ts'

/** Returns Sveltia's button that saves the open form, by its shortcut: Meta is the key of a Mac. */
export function findSaveButton(): HTMLButtonElement | null {
  return document.querySelector('button[aria-keyshortcuts="Ctrl+S"], button[aria-keyshortcuts="Meta+S"]')
}

/** Returns whether the open form has unsaved input: Sveltia then enables its save button. */
export function hasUnsavedInput(): boolean {
  const save = findSaveButton()
  return save !== null && !save.disabled
}

/** Returns whether the open form is of an entry that was never saved. It stays open once it is. */
export function isNewForm(): boolean {
  return parseEditorUrl(location.hash)?.view === 'new'
}
