import process from 'node:process'

/**
 * Returns the processor time of this process, in milliseconds. It does not increase while the machine sleeps or other
 * programs run.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
