'use client'

import { useState } from 'react'

import { toApiError } from '#api-client/api-error.ts'
import { raiseError } from '#api-client/calls/raise-error.ts'

import { client } from '../../api.ts'
import { Panel, PanelButton } from '../../shared/page/diagnostics-panel.tsx'

/** Makes the debug call that fails on purpose, and throws its error to show a part's error notice (§7). */
export function RaiseErrorPanel() {
  const [failure, setFailure] = useState<Error>()
  // Thrown while rendering, where an error boundary catches it; errors of event handlers are not caught.
  if (failure !== undefined) throw failure
  async function raise(): Promise<void> {
    try {
      await client.call(raiseError, {})
      setFailure(new Error('raise_error was answered without an error'))
    } catch (error) {
      setFailure(toApiError(error))
    }
  }
  return (
    <Panel title="エラーを起こす" lead="わざと失敗する呼び出しをして、エラーの表示を確かめます。">
      <PanelButton onClick={() => void raise()}>raise_error を呼ぶ</PanelButton>
    </Panel>
  )
}
