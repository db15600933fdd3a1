import { isRecord } from '../formats/same-value.ts'

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/**
 * Fetches the content as it was when the editor was built, served as one file in the editor's folder
 * (tools/editor/pack-content.ts).
 * @throws Error if it is not there
 */
export async function fetchContent(path: string): Promise<Map<string, Uint8Array>> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const packed: unknown = await response.json()
  const files = Object.entries(isRecord(packed) ? packed : {})
  return new Map(files.flatMap(([file, bytes]) => (typeof bytes === 'string' ? [[file, decode(bytes)]] : [])))
}
