import { readFile } from 'node:fs/promises'

/** Linux counts processor time in ticks of a hundredth of a second. */
const tick = 10

async function timeOf(pid: string): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The process name in parentheses may contain spaces, so fields are counted from behind it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/**
 * Processor time of a process and its children, in milliseconds. Only Linux exposes it for other processes.
 * @throws the system's error elsewhere
 */
export async function processorTime(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter((child) => child !== '')
  // A child may exit meanwhile.
  const times = await Promise.all([String(pid), ...children].map((one) => timeOf(one).catch(() => 0)))
  return times.reduce((sum, time) => sum + time, 0)
}
