'use client'

import { checkGate, gates, type Feature, type GateResult } from '../../platform/app-build-gates.ts'
import { Panel, Verdict } from '../../shared/page/diagnostics-panel.tsx'
import { useEnvironment } from '../../shared/context/use-environment.ts'

const featureNames = {
  payment: 'エントリー・銀行のキャンペーン',
  codePayment: 'コード払い',
  identityCheck: 'かんたん本人確認',
  deferredPay: 'スマート払い',
  lending: 'お借入れ',
  'v4.7.0': 'v4.7.0 の機能',
  'v4.9.0': 'v4.9.0 の機能',
} as const satisfies Record<Feature, string>

function isFeature(name: string): name is Feature {
  return name in featureNames
}

const reasons = { 'too-old': '古い', 'unknown-build': '不明', 'not-in-app': 'アプリ外' } as const

function GateResultView({ result }: { result: GateResult | undefined }) {
  if (!result) return <Verdict isGood={undefined}>確認中</Verdict>
  return <Verdict isGood={result.ok}>{result.ok ? '使える' : reasons[result.reason]}</Verdict>
}

/** Shows every version gate with its build numbers and its result here (specification §5, §9). */
export function GatesPanel({ appToken, providerName }: { appToken: string; providerName: string }) {
  const environment = useEnvironment(appToken)
  return (
    <Panel title="アプリの版による判定" lead="数字は、その機能が使える最小のビルド番号です。">
      <ul>
        {Object.keys(featureNames)
          .filter(isFeature)
          .map((feature) => {
            const result = environment && checkGate(feature, environment, providerName)
            return (
              <li key={feature} className="flex items-start justify-between gap-4 border-b border-line py-2.5">
                <span>
                  <span className="font-bold">{featureNames[feature]}</span>
                  <span className="block text-small text-sub tabular">
                    iOS {gates[feature].ios} ／ Android {gates[feature].android}
                  </span>
                  {result?.ok === false && <span className="block text-small">「{result.message}」</span>}
                </span>
                <GateResultView result={result} />
              </li>
            )
          })}
      </ul>
    </Panel>
  )
}
