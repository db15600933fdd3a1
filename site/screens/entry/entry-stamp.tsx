'use client'

import { useQuery } from '@tanstack/react-query'

import { client } from '../../api.ts'
import { Stamp } from '../../shared/stage/stamp.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { promotionsQuery } from './promotion-queries.ts'

/** `allEntered` is the stamp of a visitor who has entered all promotions. */
type Props = { promotionKeys: readonly string[]; allEntered: string }

/** Stamp on the stage of a visitor who has entered; until all promotions are entered, with their number. */
export function EntryStamp({ promotionKeys, allEntered }: Props) {
  // False on the server and while React hydrates, so that both render the same.
  const isInBrowser = useInBrowser(() => true) === true
  const { data } = useQuery(promotionsQuery(client, promotionKeys))
  const entered = data?.promotions.filter(({ isEntered }) => isEntered).length ?? 0
  const total = promotionKeys.length
  // Short, because at 320 px the stamp has 110 px next to its tag.
  const label = entered === total ? allEntered : `${entered}/${total}済み`
  return isInBrowser && entered > 0 && <Stamp label={label} />
}
