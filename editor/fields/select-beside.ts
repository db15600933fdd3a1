/** Maximum time to wait until Sveltia has drawn the field, in ms: a busy computer takes seconds. */
const maxWait = 3000

/**
 * Selects the text of a field in the same group as another field, such as `alt` next to `src`, and returns its text area;
 * undefined if there is none.
 */
export async function selectBeside(forID: string, name: string): Promise<HTMLTextAreaElement | undefined> {
  const path = document.getElementById(forID)?.closest<HTMLElement>('section[data-key-path]')?.dataset['keyPath']
  const field = path === undefined ? '' : `section[data-key-path="${CSS.escape(path.replace(/[^.]+$/, name))}"]`
  const started = performance.now()
  while (field !== '' && performance.now() - started < maxWait) {
    const control = document.querySelector<HTMLTextAreaElement>(`${field} textarea`)
    control?.select()
    if (control !== null && control === document.activeElement) {
      control.scrollIntoView({ block: 'nearest' })
      return control
    }
    document.querySelector(field)?.scrollIntoView({ block: 'nearest' })
    await new Promise(requestAnimationFrame)
  }
  return undefined
}
