'use client'

import { Code, PanelRow, Panel } from '../../shared/page/diagnostics-panel.tsx'
import { useEnvironment } from '../../shared/context/use-environment.ts'
import { explainEnvironment } from './explain-environment.ts'
import { GatesPanel } from './gates-panel.tsx'

/** Shows the detected environment with reasons. */
function EnvironmentPanel({ appToken }: { appToken: string }) {
  const hasResult = useEnvironment(appToken) !== undefined
  const findings = hasResult ? explainEnvironment(navigator, appToken) : []
  return (
    <Panel title="判定の結果">
      <dl className="min-h-44">
        {findings.map(({ name, value, because }) => (
          <PanelRow key={name} name={name} because={because}>
            {value}
          </PanelRow>
        ))}
      </dl>
      <h3 className="mt-5 mb-1 text-small text-sub">User-Agent</h3>
      <Code>{hasResult ? navigator.userAgent || '（空）' : '確認しています'}</Code>
      <p className="mt-2 text-small text-sub">タッチできる点の数：{hasResult ? navigator.maxTouchPoints : '…'}</p>
    </Panel>
  )
}

/** Shows the detected environment, and the features that this version of the app supports. */
export function EnvironmentPanels({ appToken, providerName }: { appToken: string; providerName: string }) {
  return (
    <>
      <EnvironmentPanel appToken={appToken} />
      <GatesPanel appToken={appToken} providerName={providerName} />
    </>
  )
}
