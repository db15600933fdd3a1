import type { Published } from '#content-layer/load/read-context.ts'

import type { ContentFiles, EngineClient, FileChanges, EditorDiagnostic, PlanRequest, View } from './engine-client.ts'

// What the page and the worker write to one another.

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

/** What a call is answered with. */
export type CallResult<Name extends Call['name']> = Awaited<ReturnType<EngineClient[Name]>>

/** A call with its number, which its reply has as well. */
export type Numbered = Call & { call: number }

export type Reply = { call: number; result: unknown } | { call: number; error: string }

/** What the worker asks the page, which alone can draw an SVG. */
export type Question = { draw: number; source: string; width: number; height: number }

/** The pixels of a drawing, red, green, blue, alpha, row by row; undefined where it cannot be drawn. */
export type Drawing = { drawn: number; pixels: Uint8ClampedArray | undefined }
