import { useEffect, useState } from 'react'

import type { EngineClient, Rendered, View } from '../engine/engine-client.ts'

/** The content of a frame: the document that it was opened with, and the current page, if it could be rendered. */
export type Framed = {
  /** The path and view that it was opened with; another key is another frame. */
  key: string
  opened: string
  html: string
  /** Why the current page cannot be rendered; `html` is then the last that could be. */
  reason: string | undefined
}

function follow(before: Framed | undefined, key: string, rendered: Rendered): Framed {
  const isSame = before?.key === key
  if ('reason' in rendered) {
    const last = isSame ? before : { key, opened: '', html: '' }
    return { ...last, reason: rendered.reason }
  }
  const { html } = rendered
  const opened = isSame && before.opened !== '' ? before.opened : html
  return { key, opened, html, reason: undefined }
}

/** Returns the page at a path after `revision` changes, once the engine has rendered it. */
export function useFrame(engine: EngineClient, path: string, view: View, revision: number): Framed | undefined {
  const [framed, setFramed] = useState<Framed>()
  const { at, isInApp } = view
  useEffect(() => {
    let isCurrent = true
    const key = `${path} ${at ?? 'now'} ${isInApp}`
    engine.frame(path, { at, isInApp }).then(
      (rendered) => {
        if (isCurrent) setFramed((before) => follow(before, key, rendered))
      },
      // An engine that has stopped is started again, which is another revision.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [engine, path, at, isInApp, revision])
  return framed
}
