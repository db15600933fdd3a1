'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { toApiError, isNotAuthenticated, isOutcomeUnknown } from '#api-client/api-error.ts'
import type { Call, InputOf } from '#api-client/calls/call.ts'
import { backOnline, describeFailure, outcomeUnknown, type Message, type Situation } from '#api-client/messages.ts'
import { writeMutation } from '#api-client/queries.ts'

import { client, log } from '../api.ts'
import { deviceClock } from '../platform/clock.ts'
import { useScreen } from './screen-provider.tsx'
import { isOnlineNow, useIsOnline } from './use-is-online.ts'

/** `checking`: the answer was lost, and the page reads what became of the write; `unknown`: that has failed, too. */
export type ActionPhase = 'ready' | 'sending' | 'checking' | 'unknown'

type Options<C extends Call> = {
  situation: Situation
  done: string
  onDone: (input: InputOf<C>) => unknown
  /** Reads whether the write has had its effect, after a failure that may hide it (D35). */
  isDone: (input: InputOf<C>) => Promise<boolean>
}

/** When it is read what became of a lost write, in milliseconds after each other: the first list may be a stale one. */
const readsOfLostWrite = [0, 2_000]

type Failure = { message: Message; isOffline: boolean }

/**
 * A write that the visitor triggers. It is sent once however often it is tapped, success is announced, and failure is
 * an alert (specification §8) as well as `failure`, to be shown beside the button until the next try. A 401 is neither:
 * `needsSignIn` lets the screen show it (D12). After a failure it is read what became of it: where the answer was lost
 * nobody is told of a failure before that is known, and until then `run` reads again instead of sending again (D35).
 */
export function useAction<C extends Call & { kind: 'write' }>(
  call: C,
  { situation, done, onDone, isDone }: Options<C>,
) {
  const { announce, showAlert } = useScreen()
  const isOnline = useIsOnline()
  const isUnderWay = useRef(false)
  const lost = useRef<{ input: InputOf<C>; message: Message }>(undefined)
  const [failure, setFailure] = useState<Failure>()
  const [phase, setPhase] = useState<ActionPhase>('ready')
  const { mutateAsync, error } = useMutation(writeMutation(client, call))
  /** Refuses a try, with a message in both places. */
  function refuse(message: Message, isOffline = false): void {
    setFailure({ message, isOffline })
    showAlert(message)
  }
  async function readOutcome(input: InputOf<C>, waits: readonly number[]): Promise<'done' | 'not-done' | 'unknown'> {
    setPhase('checking')
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
  /** Reads what became of a write whose answer was lost, and says so; `isTold` if the failure has been told. */
  async function checkLost(input: InputOf<C>, message: Message, isTold = false): Promise<void> {
    const outcome = await readOutcome(input, readsOfLostWrite)
    lost.current = outcome === 'unknown' ? { input, message } : undefined
    if (outcome === 'done') await handleSuccess(input)
    else if (outcome === 'unknown') refuse(outcomeUnknown)
    else if (!isTold) refuse(message)
  }
  async function handleFailure(cause: unknown, input: InputOf<C>): Promise<void> {
    const isOffline = !isOnlineNow()
    const message = describeFailure(cause, situation, !isOffline)
    if (!message || isNotAuthenticated(cause)) return
    if (isOffline || !isOutcomeUnknown(cause)) refuse(message, isOffline)
    if (isOutcomeUnknown(cause)) await checkLost(input, message, isOffline)
    // A refusal may say that it was done before.
    else if ((await readOutcome(input, [0])) === 'done') await onDone(input)
  }
  async function handleSuccess(input: InputOf<C>): Promise<void> {
    setFailure(undefined)
    announce(done)
    await onDone(input)
  }
  async function send(input: InputOf<C>): Promise<void> {
    setPhase('sending')
    // Not chained: an error thrown after a success is our own fault and must not be reported as a failed write.
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
      await (lost.current ? checkLost(lost.current.input, lost.current.message) : send(input))
    } catch (fault) {
      log.error(`${call.path}, after it: ${toApiError(fault).message}`)
    } finally {
      isUnderWay.current = false
      setPhase(lost.current ? 'unknown' : 'ready')
    }
  }
  return {
    run,
    refuse,
    phase,
    needsSignIn: isNotAuthenticated(error),
    failure: failure?.isOffline === true && isOnline ? backOnline : failure?.message,
  }
}

/** What the button of a write says in each phase; `ready` and `sending` are the screen's own words. */
export function actionLabel(phase: ActionPhase, words: { ready: string; sending: string }): string {
  return { ...words, checking: '結果を確認しています', unknown: '結果をもう一度確認する' }[phase]
}

/** Whether the button of a write waits. */
export function isBusyIn(phase: ActionPhase): boolean {
  return phase === 'sending' || phase === 'checking'
}
