import { detectEnvironment, type Agent, type Environment } from '../../platform/detect-environment.ts'

const systemNames = { ios: 'iOS', android: 'Android', other: 'iOS・Android 以外' } as const

export type Finding = { name: string; value: string; because: string }

function explainSystem({ userAgent, maxTouchPoints }: Agent, { system }: Environment): string {
  if (/Windows Phone/i.test(userAgent)) return 'Windows Phone は iOS にも Android にも数えません。'
  if (system === 'android') return '「Android」の語があるため。'
  if (system === 'other')
    return `「iPhone」「iPad」「Android」の語がなく、タッチできる点の数が ${maxTouchPoints} のため。`
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)
    ? '「iPhone」「iPad」「iPod」の語があるため。'
    : `Mac と名乗り、タッチできる点の数が ${maxTouchPoints} のため（iPad）。`
}

function explainSurface({ userAgent }: Agent, { surface, system }: Environment, appToken: string): string {
  if (surface === 'app') return `「${appToken}」という名前の product token があるため。`
  if (!userAgent.toLowerCase().includes(appToken.toLowerCase())) return `product token「${appToken}」がないため。`
  if (system === 'other') return `「${appToken}」はありますが、アプリのある端末ではないため。`
  return `「${appToken}」の文字はありますが、その名前の product token ではないため（大文字と小文字、かっこの中、ほかの名前の一部を確かめてください）。`
}

/** Explains each part of the detected environment (D5). */
export function explainEnvironment(agent: Agent, appToken: string): Finding[] {
  const environment = detectEnvironment(agent, appToken)
  const { surface, system } = environment
  const findings = [
    { name: '端末', value: systemNames[system], because: explainSystem(agent, environment) },
    {
      name: '場所',
      value: surface === 'app' ? 'アプリの中' : 'ブラウザ',
      because: explainSurface(agent, environment, appToken),
    },
  ]
  if (environment.surface !== 'app') return findings
  const { build } = environment
  const because = build === undefined ? 'token の版が1〜9桁の数字ではないため。' : `token の版が「${build}」のため。`
  return [...findings, { name: 'ビルド番号', value: build === undefined ? '不明' : String(build), because }]
}
