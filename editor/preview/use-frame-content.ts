import { useEffect, useState } from 'react'

import type { EngineClient, Rendered, View } from '../engine/engine-client.ts'

/** What the frame of the preview (`page-frame.tsx`) shows. */
export type FrameContent = {
  /** The path and view that the frame shows; another key needs another frame. */
  key: string
  /** The document that the frame loads; a later `html` is morphed into it. */
  initialHtml: string
  /** The current page, or the last one that could be rendered; empty if none could. */
  html: string
  /** Why the current page cannot be rendered. */
  reason: string | undefined
}

/** Returns the content of a frame after a page was rendered for it; after an error the previous page stays. */
function getNextContent(before: FrameContent | undefined, key: string, rendered: Rendered): FrameContent {
  const current = before?.key === key ? before : { key, initialHtml: '', html: '' }
  if ('reason' in rendered) return { ...current, reason: rendered.reason }
  const { html } = rendered
  return { key, initialHtml: current.initialHtml || html, html, reason: undefined }
}

type Options = View & { engine: EngineClient; path: string; revision: number }

/** Renders the page at a path, and again when `revision` changes; undefined before the first page is rendered. */
export function useFrameContent({ engine, path, at, isInApp, revision }: Options): FrameContent | undefined {
  const [content, setContent] = useState<FrameContent>()
  useEffect(() => {
    let isCurrent = true
    const key = `${path} ${at ?? 'now'} ${isInApp}`
    engine.renderFrame(path, { at, isInApp }).then(
      (rendered) => {
        if (isCurrent) setContent((before) => getNextContent(before, key, rendered))
      },
      // A stopped engine is restarted, which changes the revision.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [engine, path, at, isInApp, revision])
  return content
}
