import { importBuildModules } from '#tools/commands/build-site.ts'

// Run by a test of the commands: prints in which mode React is once all that makes pages is loaded.

await importBuildModules()
const { default: react } = await import('react')
// Only development has it.
console.log('captureOwnerStack' in react ? 'development' : 'production')
