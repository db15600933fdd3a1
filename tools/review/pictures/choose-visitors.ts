import {
  circumstancesOf,
  defaultScenario,
  isScenarioName,
  scenarios,
  type ScenarioName,
} from '#api-client/sandbox/scenarios.ts'
import { createSandbox, type Sandbox } from '#api-client/sandbox/sandbox.ts'
import { visitorName } from '#api-client/sandbox/settings.ts'

import { groupBy } from '#content-layer/group-by.ts'
import type { ScreenCall } from './screen-calls.ts'

/** Kinds of visitors who are answered the same; pictures are taken as the first. */
export type Visitors = readonly ScenarioName[]

/** The sandbox of a preview knows its visitors by this name, and says it to them. */
const visitor = 'preview-visitor'

async function answerOf(sandbox: Sandbox, { path, body }: ScreenCall, scenario: ScenarioName): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'sandbox-scenario': scenario, [visitorName]: visitor }
  try {
    const response = await sandbox(
      new Request(new URL(path, 'https://sandbox.example'), { method: 'POST', headers, body }),
    )
    return [response.status, await response.text()]
  } catch (error) {
    if (error instanceof TypeError) return 'no answer'
    throw error
  }
}

/** What a screen gets for its calls. All that are late are one: as long as it waits, a screen shows nothing of them. */
async function answersTo(calls: readonly ScreenCall[], scenario: ScenarioName, at: number): Promise<string> {
  let waited = 0
  const wait = (milliseconds: number) => {
    waited += milliseconds
    return Promise.resolve()
  }
  const sandbox = createSandbox({ now: () => at, wait })
  const answers: unknown[] = []
  for (const call of calls) answers.push(await answerOf(sandbox, call, scenario))
  return waited > 0 ? 'late' : JSON.stringify(answers)
}

function withoutRepeated(calls: readonly ScreenCall[]): ScreenCall[] {
  return [...new Map(calls.map((call) => [JSON.stringify([call.path, call.body]), call])).values()]
}

/** A picture of waiting is to be taken while the wait is longest. */
function byWait(one: ScenarioName, other: ScenarioName): number {
  return circumstancesOf(other).latency - circumstancesOf(one).latency
}

/**
 * The kinds of visitors who are answered otherwise than the usual one when a screen makes these calls at a moment
 * (milliseconds since 1970 UTC). Those with the same answers stand together.
 */
export async function visitorsToShow(calls: readonly ScreenCall[], at: number): Promise<Visitors[]> {
  const distinct = withoutRepeated(calls)
  const names = Object.keys(scenarios).filter(isScenarioName)
  const answered = await Promise.all(
    names.map(async (name) => ({ name, answers: await answersTo(distinct, name, at) })),
  )
  const alike = [...groupBy(answered, ({ answers }) => answers).values()].map((group) => group.map(({ name }) => name))
  return alike.filter((group) => !group.includes(defaultScenario)).map((group) => group.toSorted(byWait))
}
