'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { toApiError, isNotAuthenticated } from '#api-client/api-error.ts'
import type { Call, InputOf, OutputOf } from '#api-client/calls/call.ts'
import { describeFailure, type Situation } from '#api-client/messages.ts'
import { writeMutation } from '#api-client/queries.ts'

import { client, log } from '../api.ts'
import { useScreen } from './screen-provider.tsx'

type Options<C extends Call> = {
  situation: Situation
  done: string
  onDone: (answer: OutputOf<C>, input: InputOf<C>) => unknown
  /** The session has ended: cached data about the visitor has to be refetched. */
  onNotAuthenticated?: () => unknown
}

/**
 * A write that the visitor triggers. It is sent once however often it is tapped, success is announced, and failure
 * shown as an alert (specification §8). A 401 is not an alert: `needsSignIn` lets the screen show it (D12).
 */
export function useAction<C extends Call & { kind: 'write' }>(
  call: C,
  { situation, done, onDone, onNotAuthenticated }: Options<C>,
) {
  const { announce, showAlert } = useScreen()
  const isUnderWay = useRef(false)
  const { mutateAsync, isPending, error } = useMutation(writeMutation(client, call))
  async function handleFailure(failure: unknown): Promise<void> {
    const message = describeFailure(failure, situation)
    if (isNotAuthenticated(failure)) await onNotAuthenticated?.()
    else if (message) showAlert(message)
  }
  async function handleSuccess(answer: OutputOf<C>, input: InputOf<C>): Promise<void> {
    announce(done)
    await onDone(answer, input)
  }
  async function run(input: InputOf<C>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      // Not chained: an error thrown after a success is our own fault and must not be reported as a failed write.
      await mutateAsync(input).then((answer) => handleSuccess(answer, input), handleFailure)
    } catch (fault) {
      log.error(`${call.path}, after it: ${toApiError(fault).message}`)
    } finally {
      isUnderWay.current = false
    }
  }
  return { run, isBusy: isPending, needsSignIn: isNotAuthenticated(error) }
}
