import { findSaveButton } from '../leaving/form-state.ts'

/**
 * Makes the fields of the open form inert until its save button is enabled again. Sveltia saves the values of the moment,
 * and closes the form afterwards, so that text typed in between would be lost.
 */
export function lockFormWhileSaving(): void {
  const fields = document.querySelector<HTMLElement>('.content-editor .body')
  const save = findSaveButton()
  if (!fields || !save) return
  fields.toggleAttribute('inert', true)
  const observer = new MutationObserver(() => {
    if (save.disabled) return
    fields.toggleAttribute('inert', false)
    observer.disconnect()
  })
  observer.observe(save, { attributes: true })
}
