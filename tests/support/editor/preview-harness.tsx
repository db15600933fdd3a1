import { useState } from 'react'
import { createRoot } from 'react-dom/client'

import { connectEngine } from '#editor/engine/connect-engine.ts'
import type { ContentFiles, EditorDiagnostic, FieldPosition } from '#editor/engine/engine-client.ts'
import { PagePreview } from '#editor/preview/page-preview.tsx'
import { ScreenPreview } from '#editor/preview/screen-preview.tsx'

import { unpack, type PackedFiles } from '../engine/packed-files.ts'
import type { PreviewRequests } from './open-preview.ts'

// An editor in its smallest form: it types into a file, and keeps what the preview asks for.

type Given = { address: string; files: string[]; content: PackedFiles; isScreen: boolean }

const asked: PreviewRequests = { opened: [], confirmed: [], reviewed: [] }

function start({ address: path, files, content, isScreen }: Given): void {
  const engine = connectEngine(() => new Worker('/admin/engine.js'))
  const Harness = () => {
    const [state, setState] = useState<{ diagnostics: EditorDiagnostic[]; revision: number }>()
    const take = (diagnostics: EditorDiagnostic[]) =>
      setState((before) => ({ diagnostics, revision: (before?.revision ?? 0) + 1 }))
    Object.assign(globalThis, {
      type: async (packed: PackedFiles) => take(await engine.change(unpack(packed))),
      begin: async () => take(await engine.load(unpack(content) as ContentFiles)),
    })
    if (!state) return null
    const callbacks = {
      onOpenField: (place: FieldPosition) => void asked.opened.push(place),
      onConfirm: (diagnostic: EditorDiagnostic, reason: string) => void asked.confirmed.push([diagnostic, reason]),
      onReview: (marked: readonly EditorDiagnostic[]) => void asked.reviewed.push(marked),
    }
    const { diagnostics } = state
    if (isScreen) return <ScreenPreview {...{ path, files, diagnostics, ...callbacks }} />
    return <PagePreview {...{ engine, path, files, marked: '', ...state, ...callbacks }} />
  }
  const place = document.getElementById('editor')
  if (place) createRoot(place).render(<Harness />)
}

Object.assign(globalThis, { start, asked })
