import path from 'node:path'

import { audiences, type KeptPromise } from './promises.ts'

const headings: Readonly<Record<KeptPromise['to'], string>> = {
  visitors: 'To visitors',
  marketers: 'To marketers',
  reviewers: 'To reviewers',
  engineers: 'To engineers',
}

function linkTo(file: string): string {
  return `[${path.posix.basename(file)}](${path.posix.relative('docs', file)})`
}

function code(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', String.raw`\|`)
  return line === '' ? 'nothing' : line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``
}

function rowOf({ promise, said, test, change }: KeptPromise): string {
  const broken = `${linkTo(change.file)}: ${code(change.replace)} → ${code(change.with)}`
  return `| ${promise} | ${linkTo(said)} | ${linkTo(test.file)}, “${test.title}” | ${broken} |`
}

const intro = `# What is promised, and what holds it

Each promise, the document that makes it, the test that holds it, and a change of the code with which that test fails.
\`npm run test:extended -- promises\` makes every one of these changes in a copy of the project and demands that the test, which passes
without it, fails. Written by \`npm run generate\` from \`tests/promises/promises.yaml\`.`

/** The text of docs/promises.md. */
export function promisesPage(promises: readonly KeptPromise[]): string {
  const chapters = audiences.map((audience) => {
    const rows = promises.filter(({ to }) => to === audience).map(rowOf)
    return [
      `## ${headings[audience]}`,
      ['| promise | said in | test | it fails with |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ].join('\n\n')
  })
  return `${[intro, ...chapters].join('\n\n')}\n`
}
