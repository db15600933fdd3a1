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

/** Describes the differences between a scenario and the default one. */
function differences(name: ScenarioName): string {
  const changed = Object.entries(getCircumstances(name)).filter(
    ([key, value]) => formatValue(value) !== formatValue(baseline.get(key)),
  )
  return changed.map(([key, value]) => `\`${key}: ${formatValue(value)}\``).join(', ') || 'the default itself'
}

/** Lists all scenarios in Markdown, grouped by subject. */
function scenarioLists(): string {
  const lists = groupScenarios().map(({ subject, heading, names }) => {
    const items = names.map((name) => `- \`${name}\` (${scenarios[name].label}): ${differences(name)}`)
    return `### \`${subject}\` (${heading})\n\n${items.join('\n')}`
  })
  return lists.join('\n\n')
}

/** Generates the text of `docs/sandbox.md`. */
export function sandboxDocument(): string {
  return `# The sandbox

It replaces the provider's server (D19, decision record 11), so that everything runs on one machine. \`npm start\` and \`npm run dev\` answer the calls of the
catalogue with it; \`npm run preview\` builds \`out-preview/\`, a folder that any file host can serve and whose pages answer their own calls. The production folder
\`out/\` contains nothing of it.

## Choosing a scenario

Add \`?scenario=ended\` to the URL of any page, or of a call. It is stored, in a cookie or, in a preview, until the tab is closed, and restarts the visit:
nothing is entered any more. \`?scenario=signed-in\` goes back. With any scenario:

- \`?latency=1500\` waits so many milliseconds before each answer, 60,000 at most; \`?latency=0\` stops that;
- \`?fault=502\` answers with that status, and \`?fault=\` with \`localized-message\`, \`malformed\`, \`not-json\`, \`gateway-page\` or \`disconnect\` as the scenarios of
  that kind do; \`?fault=none\` stops that.

## Choosing a moment and a device

The tab at the right edge of each page chooses these with a thumb (decision record 28). In an address:

- \`?at=2023-09-10T12:00\`, Japan time, is the time from then on, for pages and sandbox, until the tab is closed; \`?at=own\` gives the clock back;
- \`?device=\` with \`iphone-app\`, \`android-app\`, \`iphone\`, \`android\` or \`computer\` simulates that device; \`?device=own\` stops that;
- \`?bar=off\` hides the tab, \`?bar=on\` brings it back.

From the command line, with the visitor in a cookie jar:

\`\`\`sh
post() { curl -s -b jar -c jar -H 'Content-Type: application/json' -d "$2" "http://localhost:3000$1"; echo; }
post /v1/list_entry_type_campaign_promotions '{"promotionKeys":["spring"]}'
post /v1/create_entry_type_campaign_entry '{"promotionKey":"spring"}'
post /v1/list_entry_type_campaign_promotions '{"promotionKeys":["spring"]}'
\`\`\`

## Scenarios

Grouped as in the tab at the right edge, each with its label for reviewers and its difference from the default.

${scenarioLists()}

## Lending

The arithmetic is real: interest on the declining balance, a twelfth of the yearly rate a month, fractions of a yen dropped; a first instalment in the month after
borrowing in Japan time; every instalment the chosen amount, the last one what is left. Its rates and limits are the sandbox's own.
`
}
