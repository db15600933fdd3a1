// Asks before a form with unsaved input is left. Sveltia itself leaves without asking, and keeps a backup. A form is left
// in two steps: an event (a click or a key), and the change of the URL that Sveltia makes in answer. What the first has
// decided holds until the second.

import { askToLeave } from '../dialogs/dialog-texts.ts'
import { findSaveButton, hasUnsavedInput, isNewForm } from './form-state.ts'
import { followOrigin, getFormHash } from './form-origins.ts'
import { closesForm, keepEscapeInField, leaveForm, leavesForm } from './leaving-events.ts'

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
  if (hasUnsavedInput() && !isNewForm()) saveAndGo(hash)
  else location.hash = hash
}

/** Asks before a click or a key leaves a form with unsaved input. */
function guardEvent(event: Event): void {
  if (keepEscapeInField(event)) return
  // If saving was refused, closing the message resets this.
  if (event.isTrusted) isClosing = closesForm(event)
  if (!isClosing) nextUrl = undefined
  if (isConfirmed || !leavesForm(event) || !hasUnsavedInput()) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void askToLeave('戻る', !isNewForm()).then((answer) => {
    if (answer === 'save') saveAndGo(undefined)
    if (answer !== 'leave') return
    isConfirmed = true
    leaveForm()
  })
}

/** Asks before the browser's buttons or a link leave a form with unsaved input. */
function guardUrl(event: HashChangeEvent): void {
  if (getFormHash(event.oldURL) === getFormHash(event.newURL)) return
  const mayLeave = isConfirmed || isClosing || !event.isTrusted || !hasUnsavedInput()
  const urlAfterSaving = isClosing ? nextUrl : undefined
  isConfirmed = false
  isClosing = false
  nextUrl = undefined
  if (mayLeave) leave(event, urlAfterSaving)
  else returnAndAsk(event)
}

/** Leaves the form for a URL, by default the one of the event; for the form whose link opened this one instead of the list. */
function leave(event: HashChangeEvent, url: string | undefined): void {
  const origin = followOrigin(event, url ?? event.newURL)
  if (url !== undefined) location.href = url
  if (origin === undefined) return
  event.stopImmediatePropagation()
  isConfirmed = true
  location.replace(origin)
}

/** Returns to the URL of the form, and asks whether to go on to the requested one. */
function returnAndAsk(event: HashChangeEvent): void {
  event.stopImmediatePropagation()
  // The requested URL stays before the form's in the history.
  history.pushState({ from: event.newURL }, '', event.oldURL)
  void askToLeave(event.newURL.includes('/entries/') ? '進む' : '戻る', !isNewForm()).then((answer) => {
    if (answer === 'save') saveAndGo(event.newURL)
    if (answer !== 'leave') return
    isConfirmed = true
    history.back()
  })
}

/** Lets the name of the list above a form lead there, as the form's arrow does: Sveltia shows it as text. */
function leaveByListName({ target }: MouseEvent): void {
  const isListName = target instanceof Element && target.matches('.content-editor .toolbar h2 bdi:first-of-type')
  if (isListName) leaveForm()
}

/** Asks when a form is left by its arrow, by Escape, by the browser's back button, or by closing the tab. */
export function confirmLeaving(): void {
  addEventListener('click', guardEvent, { capture: true })
  addEventListener('click', leaveByListName)
  addEventListener('keydown', guardEvent, { capture: true })
  // Before Sveltia reads the URL and leaves the form, as after the browser's back button.
  addEventListener('hashchange', guardUrl, { capture: true })
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedInput()) event.preventDefault()
  })
}
