import type { Published } from '#content-layer/load/read-context.ts'

import type { ContentFiles, EngineClient, FileChanges, EditorDiagnostic, PlanRequest, View } from './engine-client.ts'

/** A message of the page to the worker: a method of the engine with its arguments. */
export type Call =
  | { name: 'load'; files: ContentFiles; published: Published | undefined }
  | { name: 'change'; changes: FileChanges }
  | { name: 'render'; path: string }
  | { name: 'frame'; path: string; view: View }
  | { name: 'factsAvailableTo'; file: string }
  | { name: 'entriesFor'; file: string }
  | { name: 'locate'; path: string; texts: readonly string[] }
  | { name: 'previous'; file: string }
  | { name: 'calendar'; file: string }
  | { name: 'confirm'; diagnostic: EditorDiagnostic; reason: string }
  | { name: 'planMonth'; request: PlanRequest }

/** Result of a call. */
export type CallResult<Name extends Call['name']> = Awaited<ReturnType<EngineClient[Name]>>

/** A call with its number, which its reply has as well. */
export type Numbered = Call & { call: number }

export type Reply = { call: number; result: unknown } | { call: number; error: string }

/** A message of the worker to the page, which alone can draw an SVG; the size is in pixels. */
export type Question = { draw: number; source: string; width: number; height: number }

/** The pixels of a drawing, red, green, blue, alpha, row by row; undefined if it cannot be drawn. */
export type Drawing = { drawn: number; pixels: Uint8ClampedArray | undefined }
