/** How many frames Sveltia takes at most to draw a field that a closed list brings into view. */
const maxFrames = 80

/** Selects and returns the control of the field `name` beside another one, as `alt` beside `src`, if there is one. */
export async function selectBeside(forID: string, name: string): Promise<HTMLTextAreaElement | undefined> {
  const path = document.getElementById(forID)?.closest<HTMLElement>('section[data-key-path]')?.dataset['keyPath']
  const field = path === undefined ? '' : `section[data-key-path="${CSS.escape(path.replace(/[^.]+$/, name))}"]`
  for (let frame = 0; field !== '' && frame < maxFrames; frame += 1) {
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
