import {
  getCircumstances,
  defaultScenario,
  groupScenarios,
  scenarios,
  type ScenarioName,
} from '#api-client/sandbox/scenarios.ts'

const baseline = new Map<string, unknown>(Object.entries(getCircumstances(defaultScenario)))

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function listDifferences(name: ScenarioName): string {
  const changed = Object.entries(getCircumstances(name)).filter(
    ([key, value]) => formatValue(value) !== formatValue(baseline.get(key)),
  )
  return changed.map(([key, value]) => `\`${key}: ${formatValue(value)}\``).join(', ') || 'the default itself'
}

/** Generates the lists of `docs/sandbox.md`: all scenarios, by group. */
export function formatScenarioLists(): string {
  const lists = groupScenarios().map(({ group, heading, names }) => {
    const items = names.map((name) => `- \`${name}\` (${scenarios[name].label}): ${listDifferences(name)}`)
    return `### \`${group}\` (${heading})\n\n${items.join('\n')}\n`
  })
  return lists.join('\n')
}
