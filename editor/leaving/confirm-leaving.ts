import { askToLeave } from '../dialogs/questions.ts'
import { editorViewAt } from '../entries/entry-paths.ts'
import { followOrigin, formHashOf } from './form-origins.ts'

function findSaveButton(): HTMLButtonElement | null {
  return document.querySelector('button[aria-keyshortcuts="Ctrl+S"], button[data-label="保存"]')
}

/** Returns whether the open form has unsaved input: Sveltia then enables its save button. */
function hasUnsavedInput(): boolean {
  const save = findSaveButton()
  return save !== null && !save.disabled && document.querySelector('.content-editor') !== null
}

/** Returns whether the form is of an entry that was never saved, which stays open once it is. */
function isNew(): boolean {
  return editorViewAt(location.hash)?.view === 'new'
}

/** Returns whether an event leaves the form: a click on its arrow, or Escape if it would close nothing else. */
function leavesForm(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (event instanceof KeyboardEvent)
    return event.key === 'Escape' && !document.querySelector('dialog[open], [role=listbox], [role=menu]')
  return target.closest('.content-editor button.back') !== null
}

/** Labels of buttons that save, publish or delete: Sveltia leaves the form afterwards. */
const closingLabels = /保存|の内容にする|もう一度作る|公開|削除|後で|Save|Publish|Delete|Later/

/** Returns whether an event is a command after which Sveltia leaves the form. */
function closesForm(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
  const button = event.target instanceof Element ? event.target.closest('button, [role=menuitem]') : null
  return closingLabels.test(button?.textContent ?? '')
}

/*
 * A form is left in two steps, an event (a click or a key) and the change of the URL that Sveltia makes in answer. What the
 * first has decided holds until the second.
 */

/** Whether Sveltia was told to save, publish or delete, after which it leaves the form: nothing is asked. */
let isClosing = false

/** Whether the user has confirmed that they leave without saving: the next attempt passes. */
let isConfirmed = false

/** The URL to go to instead of the list, once Sveltia has saved and left the form. */
let nextUrl: string | undefined

/** Saves the form, and goes to a URL afterwards; to the list if it is undefined. */
function saveAndGo(url: string | undefined): void {
  isClosing = true
  nextUrl = url
  findSaveButton()?.click()
}

/** Goes to the form at a hash, once what was typed in this one is saved. */
export function goOnceSaved(hash: string): void {
  if (hasUnsavedInput() && !isNew()) saveAndGo(hash)
  else location.hash = hash
}

/** Repeats a click or key that left the form, which is now confirmed. */
function repeat(event: Event, target: HTMLElement): void {
  isConfirmed = true
  if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else target.closest('button')?.click()
}

/** Asks before a click or a key leaves a form with unsaved input. */
function guardEvent(event: Event): void {
  // If saving was refused, closing the message resets this.
  if (event.isTrusted) isClosing = closesForm(event)
  if (!isClosing) nextUrl = undefined
  if (isConfirmed || !leavesForm(event) || !hasUnsavedInput()) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { target } = event
  void askToLeave('戻る', !isNew()).then((answer) => {
    if (answer === 'save') saveAndGo(undefined)
    if (answer === 'leave' && target instanceof HTMLElement) repeat(event, target)
  })
}

/** Asks before the browser's buttons or a link leave a form with unsaved input, and returns to the form before it. */
function guardUrl(event: HashChangeEvent): void {
  if (formHashOf(event.oldURL) === formHashOf(event.newURL)) return
  const url = isClosing ? nextUrl : undefined
  const isAllowed = isConfirmed || isClosing || !event.isTrusted || !hasUnsavedInput()
  isConfirmed = false
  isClosing = false
  nextUrl = undefined
  const origin = isAllowed ? followOrigin(event, url ?? event.newURL) : undefined
  if (url !== undefined) location.href = url
  if (isAllowed && origin === undefined) return
  event.stopImmediatePropagation()
  if (origin !== undefined) {
    isConfirmed = true
    location.replace(origin)
    return
  }
  // The URL is that of the form again; the requested one is after it in the history.
  history.pushState({ from: event.newURL }, '', event.oldURL)
  void askToLeave(event.newURL.includes('/entries/') ? '進む' : '戻る', !isNew()).then((answer) => {
    if (answer === 'leave') {
      isConfirmed = true
      history.back()
    } else if (answer === 'save') saveAndGo(event.newURL)
  })
}

/**
 * Asks before a form with unsaved input is left by its arrow, by Escape, by the browser's back button, or by closing the
 * tab. Sveltia itself leaves without asking, and keeps a backup. The name of the list above a form leads there, too.
 */
export function confirmLeaving(): void {
  addEventListener('click', guardEvent, { capture: true })
  addEventListener('click', ({ target }) => {
    const isList = target instanceof Element && target.matches('.content-editor .toolbar h2 bdi:first-of-type')
    if (isList) document.querySelector<HTMLElement>('.content-editor button.back')?.click()
  })
  addEventListener('keydown', guardEvent, { capture: true })
  // Before Sveltia reads the URL and leaves the form, as after the browser's back button.
  addEventListener('hashchange', guardUrl, { capture: true })
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedInput()) event.preventDefault()
  })
}
