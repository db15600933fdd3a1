import type { EngineClient } from './engine-client.ts'

type Method = keyof EngineClient

/** A message of the page to the worker: a method of the engine with its arguments. */
export type Call = { [Name in Method]: { name: Name; args: Parameters<EngineClient[Name]> } }[Method]

/** The methods of the engine; its type makes sure that none is missing. */
export const methods = Object.keys({
  load: true,
  change: true,
  render: true,
  frame: true,
  factsAvailableTo: true,
  entriesFor: true,
  locate: true,
  previous: true,
  calendar: true,
  confirm: true,
  planMonth: true,
} satisfies Record<Method, true>)

/** A call with its number, which its reply has as well. */
export type Numbered = Call & { call: number }

export type Reply = { call: number; result: unknown } | { call: number; error: string }

/** A message of the worker to the page, which alone can draw an SVG; the size is in pixels. */
export type Question = { draw: number; source: string; width: number; height: number }

/** The pixels of a drawing, red, green, blue, alpha, row by row; undefined if it cannot be drawn. */
export type Drawing = { drawn: number; pixels: Uint8ClampedArray | undefined }
