import { ContentEngine, type Pictures } from './content-engine.ts'
import { unpack, type PackedFiles } from './packed-files.ts'
import { renderPaths, type PageInputs } from './page-engine.ts'

// `runtimes.ts` bundles this as one script for a page, a worker of a browser, and a worker thread of Node.

/** A task of the engine; each returns one JSON text. `now` is in milliseconds since 1970. */
export type Task =
  | { task: 'open'; files: PackedFiles }
  | { task: 'read'; changed: PackedFiles; pictures: Pictures; now: number }
  | { task: 'render'; inputs: PageInputs }

let engine: ContentEngine | undefined

async function runTask(message: Task): Promise<string> {
  switch (message.task) {
    case 'open':
      engine = new ContentEngine(
        new Map([...unpack(message.files)].flatMap(([file, bytes]) => (bytes ? [[file, bytes]] : []))),
      )
      return ''
    case 'read':
      return engine ? engine.read(unpack(message.changed), message.pictures, message.now) : ''
    case 'render':
      return JSON.stringify(await renderPaths(message.inputs))
  }
}

Object.assign(globalThis, { runTask })
