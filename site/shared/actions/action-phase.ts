/**
 * Phase of a write that the visitor triggers. `checking`: the response was lost, and the page is reading the outcome of
 * the write; `waiting`: it will do so once it is online; `unknown`: that has failed, too.
 */
export type ActionPhase = 'ready' | 'sending' | 'checking' | 'waiting' | 'unknown'

/** Returns the label of a write's button in each phase; `ready` and `sending` are those of the screen. */
export function labelAction(phase: ActionPhase, labels: { ready: string; sending: string }): string {
  return {
    ...labels,
    checking: '結果を確認しています',
    waiting: 'つながると、結果を確認します',
    unknown: '結果をもう一度確認する',
  }[phase]
}

/** Returns whether the button of a write is busy. */
export function isBusyPhase(phase: ActionPhase): boolean {
  return phase === 'sending' || phase === 'checking' || phase === 'waiting'
}
