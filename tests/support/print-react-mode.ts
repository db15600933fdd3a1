import { loadMakers } from '#tools/commands/build-site.ts'

// Run by a test of the commands: prints in which mode React is once all that makes pages is loaded.

await loadMakers()
// Only development has it.
const { captureOwnerStack } = await import('react')
console.log(captureOwnerStack === undefined ? 'production' : 'development')
