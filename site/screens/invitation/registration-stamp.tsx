'use client'

import { useQuery } from '@tanstack/react-query'

import { client } from '../../api.ts'
import { Stamp } from '../../shared/stamp.tsx'
import type { InvitationWords } from './invitation-content.ts'
import { inviteCodeQuery } from './invite-code-query.ts'

/** On the stage: that the visitor has registered a code, and what comes next. It asks for nothing by itself. */
export function RegistrationStamp({ words: { stamp, next } }: { words: InvitationWords['registration'] }) {
  const { data } = useQuery({ ...inviteCodeQuery(client), enabled: false })
  return Boolean(data?.registeredInviteCode) && <Stamp words={stamp} next={next} isNew />
}
