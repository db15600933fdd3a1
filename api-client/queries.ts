import { MutationCache, mutationOptions, QueryClient, queryOptions } from '@tanstack/react-query'

import type { Call, InputOf } from './calls/call.ts'
import type { Client } from './client.ts'

type Read = Call & { kind: 'read' }
type Write = Call & { kind: 'write' }

/** Returns the query key of a call: its path, and a read's input. Query keys are defined only here. */
function createQueryKey(call: Call, input?: unknown): readonly unknown[] {
  return input === undefined ? [call.path] : [call.path, input]
}

/**
 * Creates a read for `useQuery`, `fetchQuery`, `setQueryData` and the like. The client has already retried where that
 * makes sense, so queries never do, in particular on a 401 (D12, D14). The request is cancelled when no screen needs it
 * any more.
 */
export function readQuery<C extends Read>(client: Client, call: C, input: InputOf<C>) {
  return queryOptions({
    queryKey: createQueryKey(call, input),
    queryFn: ({ signal }) => client.call(call, input, { signal }),
    retry: false,
  })
}

/**
 * Creates a write for `useMutation`. It is never sent twice and never queued: offline it fails immediately, because
 * visitors would not expect an entry to happen an hour after they gave up.
 */
export function writeMutation<C extends Write>(client: Client, call: C) {
  return mutationOptions({
    mutationKey: createQueryKey(call),
    mutationFn: (input: InputOf<C>) => client.call(call, input),
    retry: false,
    networkMode: 'always',
  })
}

/** Cancels and restarts every pending read: its response may be older than a write that has since succeeded. */
async function restartPendingReads(queries: QueryClient): Promise<void> {
  const pending = queries.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.all(pending.map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })))
  for (const { queryKey } of pending) void queries.invalidateQueries({ queryKey, exact: true })
}

/**
 * Creates the cache of server state. A read sent before a write never overwrites the write's effect, whichever screens
 * sent them.
 */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => restartPendingReads(queries) }),
  })
  return queries
}
