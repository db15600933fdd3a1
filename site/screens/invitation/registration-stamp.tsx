'use client'

import { useQuery } from '@tanstack/react-query'

import { client } from '../../api.ts'
import { Stamp } from '../../shared/stage/stamp.tsx'
import type { InvitationLabels } from './labels.ts'
import { inviteCodeQuery } from './invite-code-query.ts'

/** Stamp on the stage of a visitor who has registered a code. Makes no requests of its own. */
export function RegistrationStamp({ labels: { stamp } }: { labels: InvitationLabels['registration'] }) {
  const { data } = useQuery({ ...inviteCodeQuery(client), enabled: false })
  return Boolean(data?.registeredInviteCode) && <Stamp label={stamp} />
}
