'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { toApiError, isNotAuthenticated } from '#api-client/api-error.ts'
import type { Call, InputOf, OutputOf } from '#api-client/calls/call.ts'
import { backOnline, describeFailure, type Message, type Situation } from '#api-client/messages.ts'
import { writeMutation } from '#api-client/queries.ts'

import { client, log } from '../api.ts'
import { useScreen } from './screen-provider.tsx'
import { isOnlineNow, useIsOnline } from './use-is-online.ts'

type Options<C extends Call> = {
  situation: Situation
  done: string
  onDone: (answer: OutputOf<C>, input: InputOf<C>) => unknown
}

/**
 * A write that the visitor triggers. It is sent once however often it is tapped, success is announced, and failure is
 * an alert (specification §8) as well as `failure`, to be shown beside the button until the next try. A 401 is neither:
 * `needsSignIn` lets the screen show it (D12).
 */
export function useAction<C extends Call & { kind: 'write' }>(call: C, { situation, done, onDone }: Options<C>) {
  const { announce, showAlert } = useScreen()
  const isOnline = useIsOnline()
  const isUnderWay = useRef(false)
  const [failure, setFailure] = useState<{ message: Message; isOffline: boolean }>()
  const { mutateAsync, isPending, error } = useMutation(writeMutation(client, call))
  /** Refuses a try, with a message in both places. */
  function refuse(message: Message, isOffline = false): void {
    setFailure({ message, isOffline })
    showAlert(message)
  }
  function handleFailure(cause: unknown): void {
    const isOffline = !isOnlineNow()
    const message = describeFailure(cause, situation, !isOffline)
    if (message && !isNotAuthenticated(cause)) refuse(message, isOffline)
  }
  async function handleSuccess(answer: OutputOf<C>, input: InputOf<C>): Promise<void> {
    announce(done)
    await onDone(answer, input)
  }
  async function run(input: InputOf<C>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFailure(undefined)
    try {
      // Not chained: an error thrown after a success is our own fault and must not be reported as a failed write.
      await mutateAsync(input).then((answer) => handleSuccess(answer, input), handleFailure)
    } catch (fault) {
      log.error(`${call.path}, after it: ${toApiError(fault).message}`)
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    run,
    refuse,
    isBusy: isPending,
    needsSignIn: isNotAuthenticated(error),
    failure: failure?.isOffline === true && isOnline ? backOnline : failure?.message,
  }
}
