import process from 'node:process'

/** Returns this process's processor time in milliseconds, which stands still while the machine sleeps. */
export function measureProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
