type Part = { about: string; run: () => Promise<unknown> }

/** Tests that take too long for every change, by name. */
const parts: Readonly<Record<string, Part>> = {
  grid: {
    about: 'npm test with every page, environment, fault and edit, where it takes one of each kind',
    run: () => {
      process.env['TEST_GRID'] = 'whole'
      return import('./run-all.ts')
    },
  },
  promises: {
    about:
      'breaks each promise of tests/promises/promises.yaml in a copy of the project, and demands that its test fails',
    run: () => import('./extended/promises.ts'),
  },
  mutations: {
    about: 'changes the code, one small thing at a time, and lists what no test notices; rules, or areas by name',
    run: () => import('./extended/mutations.ts'),
  },
  fuzz: {
    about: 'the property tests with new seeds: fuzz 20 for twenty of them',
    run: () => import('./extended/fuzz.ts'),
  },
  long: {
    about: 'a thousand builds, five hundred saves, ten minutes of requests; memory, handles and temporary files',
    run: () => import('./extended/long.ts'),
  },
  firefox: {
    about: 'opens every page in Firefox: console messages and policy violations',
    run: () => import('./extended/firefox.ts'),
  },
  webkit: {
    about: 'every page, state, dialog and journey in WebKit, as on an iPhone; Debian or Ubuntu',
    run: () => import('./extended/webkit.ts'),
  },
  'editor-chaos': {
    about: '200 random actions in the editor, after which nothing that was saved is missing: editor-chaos SEED',
    run: () => import('./extended/editor-chaos.ts'),
  },
  benchmarks: {
    about: 'every benchmark once on the smallest content, to see that it runs to its end',
    run: () => import('./extended/benchmarks.ts'),
  },
}

/** Returns the names with what each does, a line each. */
function listParts(): string {
  const lines = Object.entries(parts).map(([name, { about }]) => `  ${name.padEnd(14)}${about}`)
  return `npm run test:extended -- <name>\n${lines.join('\n')}`
}

// npm run test:extended: each part reads the words behind its own name.
const [name] = process.argv.splice(2, 1)
const part = name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined
if (part) await part.run()
else if (name === undefined) console.log(listParts())
else {
  console.error(`There is no extended test "${name}".\n${listParts()}`)
  process.exitCode = 2
}

export {}
