import { askToLeave } from './dialogs.ts'

function findSaveButton(): HTMLButtonElement | null {
  return document.querySelector('button[aria-keyshortcuts="Ctrl+S"], button[data-label="保存"]')
}

/** True while the form that is open differs from what is saved: Sveltia then lets it be saved. */
function isChanged(): boolean {
  const save = findSaveButton()
  return save !== null && !save.disabled && document.querySelector('.content-editor') !== null
}

/** True for a form of an entry that was never saved, which stays open once it is. */
function isNew(): boolean {
  return /\/new(?:\?|$)/.test(location.hash)
}

/** Returns true where two URLs are of one form, possibly with different initial values in the query. */
function isSameForm(one: string, other: string): boolean {
  return new URL(one).hash.split('?')[0] === new URL(other).hash.split('?')[0]
}

/** What leads out of the form: its arrow, or Escape where nothing else is open that it would close. */
function leads(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (event instanceof KeyboardEvent)
    return event.key === 'Escape' && !document.querySelector('dialog[open], [role=listbox], [role=menu]')
  return target.closest('.content-editor button.back') !== null
}

/** What saves, publishes or deletes: Sveltia leaves the form afterwards by itself. */
const leavesByItself = /保存|の内容にする|もう一度作る|公開|削除|後で|Save|Publish|Delete|Later/

/** Whether a press of a key or a button is what Sveltia leaves the form after, once it has done it. */
function endsForm(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
  const button = event.target instanceof Element ? event.target.closest('button, [role=menuitem]') : null
  return leavesByItself.test(button?.textContent ?? '')
}

/**
 * Asks before a form with unsaved input is left by its arrow, by Escape, by the browser's back button, or with its tab.
 * Sveltia leaves at once, and keeps a backup.
 */
export function confirmLeaving(): void {
  let isSure = false
  let isEnding = false
  const guard = (event: Event) => {
    // A refusal to save has to be closed, by which it is forgotten that saving was asked for.
    if (event.isTrusted) isEnding = endsForm(event)
    if (isSure || !leads(event) || !isChanged()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { target } = event
    void askToLeave('戻る', !isNew()).then((answer) => {
      if (answer === 'save') {
        isEnding = true
        findSaveButton()?.click()
      }
      if (answer !== 'leave' || !(target instanceof HTMLElement)) return
      isSure = true
      if (event instanceof KeyboardEvent)
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      else target.closest('button')?.click()
    })
  }
  const guardUrl = (event: HashChangeEvent) => {
    if (isSameForm(event.oldURL, event.newURL)) return
    const isAllowed = isSure || isEnding || !event.isTrusted || !isChanged()
    isSure = false
    isEnding = false
    if (isAllowed) return
    event.stopImmediatePropagation()
    // The URL is that of the form again; the requested one is after it in the history.
    history.pushState({ from: event.newURL }, '', event.oldURL)
    void askToLeave(event.newURL.includes('/entries/') ? '進む' : '戻る', !isNew()).then((answer) => {
      if (answer === 'leave') {
        isSure = true
        history.back()
      } else if (answer === 'save') {
        isEnding = true
        // Sveltia leaves the form once it is saved.
        addEventListener('hashchange', () => (location.href = event.newURL), { once: true })
        findSaveButton()?.click()
      }
    })
  }
  addEventListener('click', guard, { capture: true })
  addEventListener('keydown', guard, { capture: true })
  // Before Sveltia reads the URL and leaves the form, as after the browser's back button.
  addEventListener('hashchange', guardUrl, { capture: true })
  addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault()
  })
}
