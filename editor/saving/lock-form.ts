import { findSaveButton } from '../leaving/form-state.ts'

/**
 * Makes the fields of the open form inert until its save button can be pressed again: Sveltia has taken what it saves,
 * and closes the form afterwards with whatever was typed since.
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
