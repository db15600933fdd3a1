import { askToLeave } from './ask.ts'

/** True while the form that is open differs from what is saved: Sveltia then lets it be saved. */
function isChanged(): boolean {
  const save = document.querySelector<HTMLButtonElement>(
    'button[aria-keyshortcuts="Ctrl+S"], button[data-label="保存"]',
  )
  return save !== null && !save.disabled && document.querySelector('.content-editor') !== null
}

/** What leads out of the form: its arrow, or Escape where nothing else is open that it would close. */
function leads(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (event instanceof KeyboardEvent)
    return event.key === 'Escape' && !document.querySelector('dialog[open], [role=listbox], [role=menu]')
  return target.closest('.content-editor button.back') !== null
}

/**
 * Asks before a form is left with what was typed. Sveltia leaves at once, and keeps nothing of it but for a tab that is
 * closed.
 */
export function guardLeaving(): void {
  let isSure = false
  const guard = (event: Event) => {
    if (isSure || !leads(event) || !isChanged()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { target } = event
    void askToLeave().then((isLeaving) => {
      if (!isLeaving || !(target instanceof HTMLElement)) return
      isSure = true
      if (event instanceof KeyboardEvent)
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      else target.closest('button')?.click()
      isSure = false
    })
  }
  addEventListener('click', guard, { capture: true })
  addEventListener('keydown', guard, { capture: true })
}
