import { ContentEngine, type Changed, type Pictures } from './content-engine.ts'
import { renderPaths, type PageInputs } from './page-engine.ts'

// Bundled as one script for a page, a worker of a browser, and a worker thread of Node.

/** Bytes as they travel into a browser: base64. */
export type Packed = readonly (readonly [file: string, base64: string | undefined])[]

/** A task of the engine; each returns one JSON text. */
export type Task =
  | { task: 'open'; files: Packed }
  | { task: 'read'; changed: Packed; pictures: Pictures; now: number }
  | { task: 'render'; inputs: PageInputs }

function unpack(packed: Packed): Changed {
  return packed.map(([file, base64]) => [
    file,
    base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  ])
}

let engine: ContentEngine | undefined

async function runTask(message: Task): Promise<string> {
  switch (message.task) {
    case 'open':
      engine = new ContentEngine(
        new Map(unpack(message.files).flatMap(([file, bytes]) => (bytes ? [[file, bytes]] : []))),
      )
      return ''
    case 'read':
      return engine ? engine.read(unpack(message.changed), message.pictures, message.now) : ''
    case 'render':
      return JSON.stringify(await renderPaths(message.inputs))
  }
}

Object.assign(globalThis, { runTask })
