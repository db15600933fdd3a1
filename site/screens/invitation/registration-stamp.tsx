'use client'

import { useQuery } from '@tanstack/react-query'

import { getInviteCode } from '#api-client/calls/get-invite-code.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { Stamp } from '../../shared/stamp.tsx'
import type { InvitationWords } from './invitation-content.ts'

/** On the stage: that the visitor has registered a code, and what comes next. It asks for nothing by itself. */
export function RegistrationStamp({ words: { stamp, next } }: { words: InvitationWords['registration'] }) {
  const { data } = useQuery({ ...readQuery(client, getInviteCode, {}), enabled: false })
  return Boolean(data?.registeredInviteCode) && <Stamp words={stamp} next={next} isNew />
}
