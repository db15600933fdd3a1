/** Maximum time in which a field is awaited that a closed list brings into view, in ms: a busy computer takes seconds. */
const maxWait = 3000

/** Selects and returns the control of the field `name` beside another one, as `alt` beside `src`, if there is one. */
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
