import { prepare } from '#site/commands/prepare.ts'

// What `npm run build` does before Next, in a process of its own: CONTENT_ROOT says with which content.
process.exitCode = (await prepare()) ? 0 : 1
