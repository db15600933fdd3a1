'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { failureOf, isNotAuthenticated } from '#api-client/api-error.ts'
import type { Call, InputOf, OutputOf } from '#api-client/calls/call.ts'
import { describeFailure, type Situation } from '#api-client/messages.ts'
import { writeMutation } from '#api-client/queries.ts'

import { client, log } from '../api.ts'
import { useScreen } from './screen-provider.tsx'

type Options<C extends Call> = {
  situation: Situation
  done: string
  onDone: (answer: OutputOf<C>, input: InputOf<C>) => unknown
  /** The session has ended: what is known of the visitor has to be asked anew. */
  onNotAuthenticated?: () => unknown
}

/**
 * A write that a person asks for: sent once however often it is tapped, its success announced, its failure shown as an
 * alert (specification §8). A 401 is no alert: `needsSignIn` says so in the screen (D12).
 */
export function useAction<C extends Call & { kind: 'write' }>(
  call: C,
  { situation, done, onDone, onNotAuthenticated }: Options<C>,
) {
  const { announce, showAlert } = useScreen()
  const isUnderWay = useRef(false)
  const { mutateAsync, isPending, error } = useMutation(writeMutation(client, call))
  async function tell(failure: unknown): Promise<void> {
    const told = describeFailure(failure, situation)
    if (isNotAuthenticated(failure)) await onNotAuthenticated?.()
    else if (told) showAlert(told)
  }
  async function follow(answer: OutputOf<C>, input: InputOf<C>): Promise<void> {
    announce(done)
    await onDone(answer, input)
  }
  async function run(input: InputOf<C>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      // Side by side: what is thrown after a success is a fault of ours, and nobody is told that their write has
      // failed.
      await mutateAsync(input).then((answer) => follow(answer, input), tell)
    } catch (fault) {
      log.error(`${call.path}, after it: ${failureOf(fault).message}`)
    } finally {
      isUnderWay.current = false
    }
  }
  return { run, isBusy: isPending, needsSignIn: isNotAuthenticated(error) }
}
