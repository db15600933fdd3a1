/** Whatever Escape closes before it leaves the form: a dialog, suggestions below a field, or a menu. */
const closedByEscape = 'dialog[open], [role=listbox], [role=menu]'

/** The suggestions below a field of ours, which close themselves at Escape. */
const suggestions = '.own-choices'

/** Returns whether an event is the key Escape, which an input method has under the name "Process" while it converts. */
function isEscape(event: Event): event is KeyboardEvent {
  return event instanceof KeyboardEvent && (event.key === 'Escape' || event.code === 'Escape')
}

/** Returns whether an event leaves the form: a click on its arrow, or Escape if it would close nothing else. */
export function leavesForm(event: Event): boolean {
  if (event instanceof KeyboardEvent)
    return isEscape(event) && !event.isComposing && !document.querySelector(closedByEscape)
  return event.target instanceof Element && event.target.closest('.content-editor button.back') !== null
}

/**
 * Keeps an Escape within its field where it cancels the conversion of an input method or closes suggestions: Sveltia
 * takes every Escape for its shortcut that leaves the form. Returns whether it did.
 */
export function keepEscapeInField(event: Event): boolean {
  if (!isEscape(event) || !event.isTrusted) return false
  const closesSuggestions = document.querySelector(suggestions) !== null
  if (!event.isComposing && !closesSuggestions) return false
  event.stopImmediatePropagation()
  // Sveltia recognizes its shortcut by `code`, which this key does not have.
  if (!event.isComposing) event.target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return true
}

/** Leaves the form as its arrow does, which Escape is a shortcut for. */
export function leaveForm(): void {
  document.querySelector<HTMLElement>('.content-editor button.back')?.click()
}

/** Labels of buttons, Sveltia's and ours, that save, publish or delete: Sveltia leaves the form afterwards. */
const closingLabels = /保存|の内容にする|もう一度作る|公開|削除|後で|Save|Publish|Delete|Later/

/** Returns whether an event is a command after which Sveltia leaves the form: such a button, or the shortcut to save. */
export function closesForm(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
  const button = event.target instanceof Element ? event.target.closest('button, [role=menuitem]') : null
  return closingLabels.test(button?.textContent ?? '')
}
