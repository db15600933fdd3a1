'use client'

import { useState } from 'react'

import { settleTimeout } from '../../platform/bridge/copy-and-share.ts'
import { runCommand } from '../../platform/bridge/run-command.ts'
import { deviceClock } from '../../platform/clock.ts'
import { fillShareText } from '../../shared/invitation-url.ts'
import { ChangingText } from '../../shared/changing-text.tsx'
import { ActionButton } from '../../shared/actions/action-button.tsx'
import { useScreen } from '../../shared/context/screen-provider.tsx'
import type { InvitationLabels } from './labels.ts'

/** Shown if the share sheet does not settle for a while: it may be open, or the web view has none. */
const lateShare = '共有の画面が開かないときは、コピーしてお送りください。'

/** Shown if the browser refuses because the tap was made before the page was ready, so that it no longer counts as one. */
const tapAgain = 'もう一度押してください。'

/** Parts that a skeleton shows once the code is known. The buttons keep a tap until they work (`early-taps.ts`). */
const visibleIfKnown = 'in-data-[own-code=known]:visible'

type Props = {
  code: string
  labels: InvitationLabels['ownCode']
  texts: Pick<InvitationLabels, 'shareText' | 'copyText'>
  isInRow?: boolean
}

/** The visitor's own code, with buttons to share it (specification §7, "Share texts"). */
export function InviteCode({ code, labels, texts: { shareText, copyText }, isInRow = false }: Props) {
  const { bridge, provider, announce } = useScreen()
  const [feedback, setFeedback] = useState('')
  function giveFeedback(text: string): void {
    setFeedback(text)
    announce(text)
  }
  const failureText = (isTrusted: boolean) => (isTrusted ? labels.failed : tapAgain)
  async function copy(isTrusted: boolean): Promise<void> {
    if (!bridge) return
    const result = await runCommand(
      'copy',
      { text: fillShareText(copyText, { siteUrl: provider.siteUrl, code, referer: 'copy' }) },
      bridge,
    )
    giveFeedback(result === 'failed' ? failureText(isTrusted) : labels.copied)
  }
  async function share(isTrusted: boolean): Promise<void> {
    if (!bridge) return
    const stop = deviceClock.after(settleTimeout, () => giveFeedback(lateShare))
    const result = await runCommand(
      'share',
      { text: fillShareText(shareText, { siteUrl: provider.siteUrl, code, referer: 'share' }) },
      bridge,
    )
    stop()
    if (result === 'pending') return
    if (result === 'copied') giveFeedback(labels.copied)
    else if (result === 'failed') giveFeedback(failureText(isTrusted))
    else giveFeedback(result === 'cancelled' ? '' : labels.shared)
  }
  return (
    <section aria-labelledby="own-code" className="rounded-card bg-wash px-5 py-6">
      <h2 id="own-code" className={`${visibleIfKnown} text-heading font-extrabold`}>
        {labels.heading}
      </h2>
      <p className={`${visibleIfKnown} mt-1 text-note text-sub`}>{labels.lead}</p>
      <p
        className={`${visibleIfKnown} mt-4 rounded-tile border-2 border-dashed border-ink overflow-hidden bg-paper px-3 py-4 text-center text-figure font-black tracking-[0.06em] break-all select-all`}
      >
        <ChangingText>{code}</ChangingText>
      </p>
      <div className={`${visibleIfKnown} mt-4 grid gap-3`}>
        <ActionButton kind={isInRow ? 'secondary' : 'primary'} onClick={({ isTrusted }) => void share(isTrusted)}>
          {labels.share}
        </ActionButton>
        <ActionButton kind="secondary" onClick={({ isTrusted }) => void copy(isTrusted)}>
          {labels.copy}
        </ActionButton>
      </div>
      {feedback && (
        <p aria-hidden="true" className="mt-3 text-center text-note font-bold">
          <ChangingText>{feedback}</ChangingText>
        </p>
      )}
    </section>
  )
}
