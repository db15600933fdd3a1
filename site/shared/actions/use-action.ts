'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { isNotAuthenticated, isOutcomeUnknown, isAlreadyDone, toApiError } from '#api-client/api-error.ts'
import type { Call, InputOf } from '#api-client/calls/call.ts'
import { backOnline, describeFailure, outcomeUnknown, type Message, type Situation } from '#api-client/messages.ts'
import { writeMutation } from '#api-client/queries.ts'

import { client, log } from '../../api.ts'
import { useScreen } from '../context/screen-provider.tsx'
import { isOnlineNow, useIsOnline } from '../context/use-is-online.ts'
import type { ActionPhase } from './action-phase.ts'
import { outcomeDelays, readOutcome } from './read-outcome.ts'

type Options<C extends Call> = {
  situation: Situation
  done: string
  onDone: (input: InputOf<C>) => unknown
  /** Reads whether the write has had its effect, after a failure that may hide it (D35). */
  isDone: (input: InputOf<C>) => Promise<boolean>
}

type Failure = { message: Message; isOffline: boolean }

/** A write that may have had its effect; `isDoneBefore` if the server has reported that it was already done. */
type UnknownWrite<C extends Call> = { input: InputOf<C>; message: Message; isDoneBefore: boolean }

/** Returns the failure of the last attempt: its message for the button, and functions that set it. */
function useFailure() {
  const { showAlert } = useScreen()
  const isOnline = useIsOnline()
  const [failure, setFailure] = useState<Failure>()
  return {
    message: failure?.isOffline === true && isOnline ? backOnline : failure?.message,
    set: (message: Message | undefined) => setFailure(message && { message, isOffline: false }),
    /** Shows why an attempt was refused: as an alert, and next to the button. */
    refuse: (message: Message, isOffline = false): void => {
      setFailure({ message, isOffline })
      showAlert(message)
    },
  }
}

/**
 * Sends a write that the visitor triggers, once however often it is tapped. Success is announced; failure is shown as
 * an alert (specification §8) and returned as `failure`, to be shown next to the button until the next attempt. A 401
 * is neither: `needsSignIn` lets the screen show it (D12). After a failure the outcome of the write is read: if the
 * response was lost, no failure is reported until the outcome is known, and until then `run` reads again instead of
 * sending again (D35). The same happens if the write is refused because it was already done, as long as no response
 * contains it.
 */
export function useAction<C extends Call & { kind: 'write' }>(
  call: C,
  { situation, done, onDone, isDone }: Options<C>,
) {
  const { announce } = useScreen()
  const isOnline = useIsOnline()
  const failure = useFailure()
  const isUnderWay = useRef(false)
  const [unknownWrite, setUnknownWrite] = useState<UnknownWrite<C>>()
  const [step, setStep] = useState<Exclude<ActionPhase, 'waiting' | 'unknown'>>('ready')
  const { mutateAsync, error } = useMutation(writeMutation(client, call))
  /** Returns the unknown write with this input: that of another input, such as another code, does not count. */
  const findUnknownWrite = (input: InputOf<C>) =>
    JSON.stringify(unknownWrite?.input) === JSON.stringify(input) ? unknownWrite : undefined
  async function reportSuccess(input: InputOf<C>): Promise<void> {
    failure.set(undefined)
    announce(done)
    await onDone(input)
  }
  /** Checks a write with a lost response, and reports its outcome; `isReported` if its failure has been reported. */
  async function checkLost(lost: UnknownWrite<C>, isReported = false): Promise<void> {
    setStep('checking')
    const outcome = await readOutcome(() => isDone(lost.input))
    setUnknownWrite(outcome === 'unknown' ? lost : undefined)
    if (outcome === 'done') await reportSuccess(lost.input)
    else if (outcome === 'unknown') failure.refuse(outcomeUnknown)
    else if (!isReported) failure.refuse(lost.message)
  }
  /** Checks whether a refused write had already been done. A refusal for that reason is trusted (D35). */
  async function checkRefused(refused: UnknownWrite<C>): Promise<void> {
    setStep('checking')
    const outcome = await readOutcome(() => isDone(refused.input), refused.isDoneBefore ? outcomeDelays : [0])
    setUnknownWrite(outcome !== 'done' && refused.isDoneBefore ? refused : undefined)
    if (outcome === 'done') await onDone(refused.input)
    else failure.set(refused.message)
  }
  /** Reports the failure of a write, after reading whether the write has had its effect all the same. */
  async function reportFailure(cause: unknown, input: InputOf<C>): Promise<void> {
    const isOffline = !isOnlineNow()
    const message = describeFailure(cause, situation, !isOffline)
    if (!message || isNotAuthenticated(cause)) return
    const isLost = isOutcomeUnknown(cause)
    if (isOffline || !isLost) failure.refuse(message, isOffline)
    const failed = { input, message, isDoneBefore: isAlreadyDone(cause) }
    await (isLost ? checkLost(failed, isOffline) : checkRefused(failed))
  }
  async function send(input: InputOf<C>): Promise<void> {
    setUnknownWrite(undefined)
    setStep('sending')
    // Not chained: an error thrown after a success is our own error and must not be reported as a failed write.
    await mutateAsync(input).then(
      () => reportSuccess(input),
      (cause: unknown) => reportFailure(cause, input),
    )
  }
  async function run(input: InputOf<C>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    failure.set(undefined)
    try {
      const lastWrite = findUnknownWrite(input)
      if (!lastWrite) await send(input)
      else await (lastWrite.isDoneBefore ? checkRefused(lastWrite) : checkLost(lastWrite))
    } catch (cause) {
      log.error(`${call.path}, after it: ${toApiError(cause).message}`)
    } finally {
      isUnderWay.current = false
      setStep('ready')
    }
  }
  return {
    run,
    refuse: failure.refuse,
    getPhase: (input: InputOf<C>): ActionPhase => {
      if (step === 'checking' && !isOnline) return 'waiting'
      return step === 'ready' && findUnknownWrite(input) ? 'unknown' : step
    },
    needsSignIn: isNotAuthenticated(error),
    failure: failure.message,
  }
}
