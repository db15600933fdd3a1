import type { ScenarioName } from './scenarios.ts'

/** What the sandbox remembers of a visitor: plain JSON, so that a browser can store it across pages. */
export type Visit = { scenario: ScenarioName; enteredKeys: readonly string[]; registeredInviteCode: string | undefined }

/** The store of visits, by the id of the visitor. */
export type Visits = { get: (visitor: string) => Visit | undefined; set: (visitor: string, visit: Visit) => void }

/** Returns the visit of a visitor who has done nothing yet. */
export function startVisit(scenario: ScenarioName): Visit {
  return { scenario, enteredKeys: [], registeredInviteCode: undefined }
}

/** Stores up to `max` visits in memory; drops the least recently saved one first. */
export function createVisits(max = 1_000): Visits {
  const visits = new Map<string, Visit>()
  return {
    get: (visitor) => visits.get(visitor),
    set: (visitor, visit) => {
      visits.delete(visitor)
      visits.set(visitor, visit)
      const [oldest] = visits.keys()
      if (visits.size > max && oldest !== undefined) visits.delete(oldest)
    },
  }
}
