'use client'

import { useEffect } from 'react'

import { storeParameter } from '../../platform/kept-parameters.ts'
import { CheckMark } from '../../shared/actions/check-mark.tsx'
import { useFocus } from '../../shared/actions/use-focus.ts'
import type { InvitationLabels } from './labels.ts'

type Props = { code: string; labels: InvitationLabels['registration']; takesFocus?: boolean }

/**
 * The code that the visitor has registered, and what to do next, in the middle of the space of the form that it replaces.
 * Right after registering it takes over the focus of the form.
 */
export function RegisteredCode({ code, labels, takesFocus = false }: Props) {
  const ref = useFocus<HTMLElement>(takesFocus)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="registered-code"
      className="grid content-center rounded-card border-2 border-line px-5 py-6 outline-offset-4"
    >
      <h2 id="registered-code" className="flex items-center gap-2 font-extrabold">
        <CheckMark />
        {labels.registered}
      </h2>
      <p className="mt-2 overflow-hidden text-figure font-black break-all">{code}</p>
      <p className="mt-3 font-bold">{labels.next}</p>
      <p className="mt-1 text-note text-sub">{labels.registeredLead}</p>
    </section>
  )
}

/**
 * The code from the link or the field, for a visitor who has yet to sign in. A typed code is then passed on to the app
 * (D34).
 */
export function ReceivedCode({ code, labels }: Omit<Props, 'takesFocus'>) {
  useEffect(() => storeParameter('invite-code', code), [code])
  return (
    <section aria-labelledby="received-code" className="rounded-card bg-wash px-5 py-5">
      <h2 id="received-code" className="font-extrabold">
        {labels.received}
      </h2>
      <p className="mt-2 overflow-hidden text-heading font-black break-all select-all">{code}</p>
      <p className="mt-1 text-note text-sub">{labels.receivedLead}</p>
    </section>
  )
}
