import { queryOptions } from '@tanstack/react-query'

import { getInviteCode } from '#api-client/calls/get-invite-code.ts'
import type { Client } from '#api-client/client.ts'
import { readQuery } from '#api-client/queries.ts'

import { doneInVisit } from '../../api.ts'
import { ownCodeHolder } from '../../page-script/screens/show-own-code.ts'

/**
 * Queries the visitor's codes. A code that was registered during this visit stays registered, whatever a later response
 * reports (D35).
 */
export function inviteCodeQuery(client: Client) {
  const [...queryKey] = readQuery(client, getInviteCode, {}).queryKey
  return queryOptions({
    queryKey,
    async queryFn({ signal }) {
      const response = await client.call(getInviteCode, {}, { signal }).finally(() => {
        ownCodeHolder.ownCode = undefined
      })
      // Some servers send an empty string for "none".
      return { ...response, registeredInviteCode: response.registeredInviteCode || doneInVisit.registeredCode }
    },
    retry: false,
  })
}
