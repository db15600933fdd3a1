import { readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second. */
const tick = 10

async function timeOf(pid: string): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces, so what follows it is counted.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/**
 * The processor time, in milliseconds, of a process and those it started. Linux alone tells it of another process.
 * @throws the system's error elsewhere
 */
export async function processorTime(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter((child) => child !== '')
  // One that this process started may end while it is counted.
  const times = await Promise.all([String(pid), ...children].map((one) => timeOf(one).catch(() => 0)))
  return times.reduce((sum, time) => sum + time, 0)
}
