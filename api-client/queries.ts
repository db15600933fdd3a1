import { MutationCache, mutationOptions, QueryClient, queryOptions } from '@tanstack/react-query'

import type { Call, InputOf } from './calls/call.ts'
import type { Client } from './client.ts'

type Read = Call & { kind: 'read' }
type Write = Call & { kind: 'write' }

/** Nothing else knows how an answer is found again: by its call and its input. */
function keyOf(call: Call, input?: unknown): readonly unknown[] {
  return input === undefined ? [call.path] : [call.path, input]
}

/**
 * A read for `useQuery`, `fetchQuery`, `setQueryData` and the like. The client has tried again already where that makes
 * sense, so nothing is retried here, a 401 least of all (D12, D14). The request ends when no screen needs it any
 * longer.
 */
export function readQuery<C extends Read>(client: Client, call: C, input: InputOf<C>) {
  return queryOptions({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => client.call(call, input, { signal }),
    retry: false,
  })
}

/** All answers of a read, whatever its input was; for `invalidateQueries` and the like. */
export function everyAnswerOf(call: Read) {
  return { queryKey: keyOf(call) }
}

/**
 * A write for `useMutation`. It is never sent twice and never kept for later: offline, it fails at once, because nobody
 * expects an entry that happens an hour after they gave up.
 */
export function writeMutation<C extends Write>(client: Client, call: C) {
  return mutationOptions({
    mutationKey: keyOf(call),
    mutationFn: (input: InputOf<C>) => client.call(call, input),
    retry: false,
    networkMode: 'always',
  })
}

/**
 * Takes back every read that is under way, and asks anew: what it answers may be from before a write that has succeeded
 * since.
 */
async function replaceOlderReads(queries: QueryClient): Promise<void> {
  const underWay = queries.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.all(underWay.map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })))
  for (const { queryKey } of underWay) void queries.invalidateQueries({ queryKey, exact: true })
}

/**
 * Keeps what the server has answered. No read that was sent before a write undoes what the write has done, whichever
 * screen sent them.
 */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => replaceOlderReads(queries) }),
  })
  return queries
}
