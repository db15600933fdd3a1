/**
 * Lets Sveltia copy an item of a list that has an empty list in it: Svelte stores that as a proxy, which
 * `structuredClone` refuses, so that nothing happened. Values of a form are plain data.
 */
export function cloneProxies(): void {
  const clone = globalThis.structuredClone
  globalThis.structuredClone = <Value>(value: Value, options?: StructuredSerializeOptions): Value => {
    try {
      return clone(value, options)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error
      return JSON.parse(JSON.stringify(value)) as Value
    }
  }
}
