'use client'

import { PanelRow, Panel, Verdict } from '../../shared/page/diagnostics-panel.tsx'
import { useEnvironment } from '../../shared/context/use-environment.ts'
import { useIsOnline } from '../../shared/context/use-is-online.ts'
import { describeAbilities, describeDevice } from './describe-device.ts'

/** Shows the features of the browser or web view, and the properties of the device. */
export function DevicePanels({ appToken }: { appToken: string }) {
  const hasResult = useEnvironment(appToken) !== undefined
  const isOnline = useIsOnline()
  return (
    <>
      <Panel title="使える機能" lead="ないものは、下に書いた代わりの方法で動きます。">
        <ul className="min-h-84">
          {hasResult &&
            describeAbilities().map(({ name, isThere, otherwise }) => (
              <li key={name} className="flex items-start justify-between gap-4 border-b border-line py-2.5">
                <span>
                  <span className="font-bold">{name}</span>
                  {!isThere && <span className="block text-small text-sub">{otherwise}</span>}
                </span>
                <Verdict isGood={isThere}>{isThere ? 'ある' : 'ない'}</Verdict>
              </li>
            ))}
        </ul>
      </Panel>
      <Panel title="端末">
        <dl className="min-h-90">
          {hasResult &&
            describeDevice(isOnline).map(([name, value]) => (
              <PanelRow key={name} name={name}>
                {value}
              </PanelRow>
            ))}
        </dl>
      </Panel>
    </>
  )
}
