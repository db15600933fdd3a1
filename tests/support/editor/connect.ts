import { connectEngine } from '#editor/engine/connect-engine.ts'
import type { EngineClient } from '#editor/engine/engine-client.ts'

import { unpack, type PackedFiles } from '../engine/packed-files.ts'

// The page's side of the engine for tests: files come packed as text.

let engine: EngineClient

function connect(script: string): void {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  engine = connectEngine(() => new Worker(address))
  Object.assign(globalThis, { engine })
}

function callEngine(name: keyof EngineClient, given: unknown[]): unknown {
  const [first, ...others] = given
  const isOfFiles = name === 'load' || name === 'change'
  const files = isOfFiles ? unpack(first as PackedFiles) : undefined
  if (name === 'load') Object.assign(globalThis, { loaded: files })
  // `open-engine.ts` passes what each call takes.
  return Reflect.apply(Reflect.get(engine, name), engine, [files ?? first, ...others])
}

Object.assign(globalThis, { connect, callEngine })
