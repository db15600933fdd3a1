// The messages between the page of the editor (`connect-engine.ts`) and the worker with the engine (`serve-engine.ts`).

import type { EngineClient } from './engine-client.ts'

type Method = keyof EngineClient

/** A method of the engine that the page calls, with its arguments. */
export type Call = { [Name in Method]: { name: Name; args: Parameters<EngineClient[Name]> } }[Method]

/** The methods of the engine; its type makes sure that none is missing. */
export const methods = Object.keys({
  load: true,
  change: true,
  render: true,
  renderFrame: true,
  getAvailableFacts: true,
  listNamedEntries: true,
  locate: true,
  comparePrevious: true,
  listMonthEvents: true,
  confirm: true,
  planMonth: true,
} satisfies Record<Method, true>)

/** A message of the page: a call with its number, which the reply repeats. */
export type NumberedCall = Call & { call: number }

/** A message of the worker: the result of a call, or the message of its error. */
export type Reply = { call: number; result: unknown } | { call: number; error: string }

/** A message of the worker: an SVG to draw at a size in pixels. `draw` is the number of the request. */
export type DrawRequest = { draw: number; source: string; width: number; height: number }

/** A message of the page: the RGBA pixels of the drawing with the number `drawn`; undefined if it cannot be drawn. */
export type DrawResponse = { drawn: number; pixels: Uint8ClampedArray | undefined }
