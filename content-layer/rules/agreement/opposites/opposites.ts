import { conditions, deliveries, entering, returns, selling } from './conditions.ts'
import { loans } from './loans.ts'
import type { Opposite } from './opposite.ts'
import { narrowed, organizers, people } from './people.ts'
import { reckoning } from './reckoning.ts'

/** All pairs of which a page can say one only. */
export const opposites: readonly Opposite[] = [
  ...people,
  ...narrowed,
  ...reckoning,
  ...conditions,
  ...loans,
  ...selling,
  ...entering,
  ...returns,
  ...deliveries,
  ...organizers,
]
