'use client'

import { useQuery } from '@tanstack/react-query'

import { client } from '../../api.ts'
import { Stamp } from '../../shared/stamp.tsx'
import type { InvitationLabels } from './invitation-content.ts'
import { inviteCodeQuery } from './invite-code-query.ts'

/** On the stage: that the visitor has registered a code. It requests nothing by itself. */
export function RegistrationStamp({ labels: { stamp } }: { labels: InvitationLabels['registration'] }) {
  const { data } = useQuery({ ...inviteCodeQuery(client), enabled: false })
  return Boolean(data?.registeredInviteCode) && <Stamp label={stamp} />
}
