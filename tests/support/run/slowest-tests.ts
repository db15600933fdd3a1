import { existsSync, readFileSync } from 'node:fs'

import { browserReport, vitestReport } from './reports.ts'

type Timed = { name: string; seconds: number; retries: number }

type VitestReport = { testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[] }

type BrowserSuite = {
  title: string
  suites?: BrowserSuite[]
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function vitestTests(): Timed[] {
  const { testResults } = (readReport(vitestReport) ?? { testResults: [] }) as VitestReport
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000, retries: 0 })),
  )
}

function listTests({ suites = [], specs = [] }: BrowserSuite): Timed[] {
  const testsOfSuite = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: `${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      retries: results.length - 1,
    })),
  )
  return [...testsOfSuite, ...suites.flatMap(listTests)]
}

function browserTests(): Timed[] {
  const { suites } = (readReport(browserReport) ?? { suites: [] }) as { suites: BrowserSuite[] }
  return suites.flatMap(listTests)
}

/** Prints the twenty slowest tests, and those that passed only on retry. */
export function printSlowest(): void {
  const tests = [...vitestTests(), ...browserTests()]
  console.log(`\n${tests.length} tests. The slowest twenty:`)
  for (const { name, seconds } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, 20))
    console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`)
  for (const { name, retries } of tests.filter((test) => test.retries > 0))
    console.log(`  tried ${retries + 1} times: ${name}`)
}
