'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { isNotAuthenticated, isOutcomeUnknown, isAlreadyDone, toApiError } from '#api-client/api-error.ts'
import type { Call, InputOf } from '#api-client/calls/call.ts'
import { backOnline, describeFailure, outcomeUnknown, type Message, type Situation } from '#api-client/messages.ts'
import { writeMutation } from '#api-client/queries.ts'

import { client, log } from '../api.ts'
import { deviceClock } from '../platform/clock.ts'
import { useScreen } from './screen-provider.tsx'
import { isOnlineNow, useIsOnline } from './use-is-online.ts'

/**
 * `checking`: the answer was lost, and the page reads what became of the write; `waiting`: it will, once it is online;
 * `unknown`: that has failed, too.
 */
export type ActionPhase = 'ready' | 'sending' | 'checking' | 'waiting' | 'unknown'

type Options<C extends Call> = {
  situation: Situation
  done: string
  onDone: (input: InputOf<C>) => unknown
  /** Reads whether the write has had its effect, after a failure that may hide it (D35). */
  isDone: (input: InputOf<C>) => Promise<boolean>
}

/** When it is read what became of a write, in milliseconds after each other: the first list may be a stale one. */
const readsOfOutcome = [0, 2_000]

type Failure = { message: Message; isOffline: boolean }

/** A write with an unknown effect; `isDoneBefore` if the server has reported that it was done. */
type Unknown<C extends Call> = { input: InputOf<C>; message: Message; isDoneBefore: boolean }

/**
 * A write that the visitor triggers. It is sent once however often it is tapped, success is announced, and failure is
 * an alert (specification §8) as well as `failure`, to be shown next to the button until the next try. A 401 is
 * neither: `needsSignIn` lets the screen show it (D12). After a failure it reads what became of the write: where the
 * response was lost, no failure is reported before that is known, and until then `run` reads again instead of sending
 * again (D35). It does the same after a refusal because the write was done before, as long as no response contains it.
 */
export function useAction<C extends Call & { kind: 'write' }>(
  call: C,
  { situation, done, onDone, isDone }: Options<C>,
) {
  const { announce, showAlert } = useScreen()
  const isOnline = useIsOnline()
  const isUnderWay = useRef(false)
  const [unknown, setUnknown] = useState<Unknown<C>>()
  const [failure, setFailure] = useState<Failure>()
  const [step, setStep] = useState<Exclude<ActionPhase, 'waiting' | 'unknown'>>('ready')
  const { mutateAsync, error } = useMutation(writeMutation(client, call))
  /** What is known of another write, such as that of another code, does not apply to this one. */
  const unknownOf = (input: InputOf<C>) =>
    JSON.stringify(unknown?.input) === JSON.stringify(input) ? unknown : undefined
  /** Refuses a try, with a message in both places. */
  function refuse(message: Message, isOffline = false): void {
    setFailure({ message, isOffline })
    showAlert(message)
  }
  async function readOutcome(input: InputOf<C>, waits = readsOfOutcome): Promise<'done' | 'not-done' | 'unknown'> {
    setStep('checking')
    try {
      for (const wait of waits) {
        if (wait > 0) await new Promise<void>((resolve) => deviceClock.after(wait, resolve))
        if (await isDone(input)) return 'done'
      }
      return 'not-done'
    } catch {
      return 'unknown'
    }
  }
  /**
   * Reads what became of a write with a lost response, and reports it; `isAnnounced` if the failure has been reported.
   */
  async function checkLost(lost: Unknown<C>, isAnnounced = false): Promise<void> {
    const outcome = await readOutcome(lost.input)
    setUnknown(outcome === 'unknown' ? lost : undefined)
    if (outcome === 'done') await handleSuccess(lost.input)
    else if (outcome === 'unknown') refuse(outcomeUnknown)
    else if (!isAnnounced) refuse(lost.message)
  }
  /** Reads whether a write that was refused had been done before. A refusal with that reason is believed (D35). */
  async function checkRefused(refused: Unknown<C>): Promise<void> {
    const outcome = await readOutcome(refused.input, refused.isDoneBefore ? readsOfOutcome : [0])
    setUnknown(outcome !== 'done' && refused.isDoneBefore ? refused : undefined)
    if (outcome === 'done') await onDone(refused.input)
    else setFailure({ message: refused.message, isOffline: false })
  }
  async function handleFailure(cause: unknown, input: InputOf<C>): Promise<void> {
    const isOffline = !isOnlineNow()
    const message = describeFailure(cause, situation, !isOffline)
    if (!message || isNotAuthenticated(cause)) return
    const isLost = isOutcomeUnknown(cause)
    if (isOffline || !isLost) refuse(message, isOffline)
    const failed = { input, message, isDoneBefore: isAlreadyDone(cause) }
    await (isLost ? checkLost(failed, isOffline) : checkRefused(failed))
  }
  async function handleSuccess(input: InputOf<C>): Promise<void> {
    setFailure(undefined)
    announce(done)
    await onDone(input)
  }
  async function send(input: InputOf<C>): Promise<void> {
    setUnknown(undefined)
    setStep('sending')
    // Not chained: an error thrown after a success is our own error and must not be reported as a failed write.
    await mutateAsync(input).then(
      () => handleSuccess(input),
      (cause: unknown) => handleFailure(cause, input),
    )
  }
  async function run(input: InputOf<C>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFailure(undefined)
    try {
      const lostUnknown = unknownOf(input)
      if (!lostUnknown) await send(input)
      else await (lostUnknown.isDoneBefore ? checkRefused(lostUnknown) : checkLost(lostUnknown))
    } catch (cause) {
      log.error(`${call.path}, after it: ${toApiError(cause).message}`)
    } finally {
      isUnderWay.current = false
      setStep('ready')
    }
  }
  return {
    run,
    refuse,
    phaseOf: (input: InputOf<C>): ActionPhase => {
      if (step === 'checking' && !isOnline) return 'waiting'
      return step === 'ready' && unknownOf(input) ? 'unknown' : step
    },
    needsSignIn: isNotAuthenticated(error),
    failure: failure?.isOffline === true && isOnline ? backOnline : failure?.message,
  }
}

/** The label of a write's button in each phase; `ready` and `sending` are the screen's own. */
export function actionLabel(phase: ActionPhase, labels: { ready: string; sending: string }): string {
  return {
    ...labels,
    checking: '結果を確認しています',
    waiting: 'つながると、結果を確認します',
    unknown: '結果をもう一度確認する',
  }[phase]
}

/** Whether the button of a write waits. */
export function isBusyIn(phase: ActionPhase): boolean {
  return phase === 'sending' || phase === 'checking' || phase === 'waiting'
}
