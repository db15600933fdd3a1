import type { ScenarioName } from './scenarios.ts'

/** What the sandbox keeps of a visitor: plain JSON, so that a browser can keep it from page to page. */
export type Visit = { scenario: ScenarioName; enteredKeys: readonly string[]; registeredInviteCode: string | undefined }

/** Where visits are kept. */
export type Visits = { get: (visitor: string) => Visit | undefined; set: (visitor: string, visit: Visit) => void }

/** How many things of one kind are kept of a visitor. */
export const mostKept = 100

/** A visit that has just begun. */
export function beginVisit(scenario: ScenarioName): Visit {
  return { scenario, enteredKeys: [], registeredInviteCode: undefined }
}

/** Keeps the latest visits in memory, no more than `most`: who has not come for longest is forgotten. */
export function keepInMemory(most = 1_000): Visits {
  const visits = new Map<string, Visit>()
  return {
    get: (visitor) => visits.get(visitor),
    set: (visitor, visit) => {
      visits.delete(visitor)
      visits.set(visitor, visit)
      const [oldest] = visits.keys()
      if (visits.size > most && oldest !== undefined) visits.delete(oldest)
    },
  }
}
