// Preloaded into every measured process: when it ends, it tells what it took.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/**
 * The most memory this process ever held, in bytes. Linux keeps in `maxRSS` what the parent held before it started
 * the process, so the kernel's own mark for the program is taken where there is one.
 */
function peakMemory() {
  try {
    const mark = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
    if (mark) return Number(mark[1]) * 1024
  } catch {
    // Not Linux: the next line is right there.
  }
  return process.resourceUsage().maxRSS * 1024
}

const file = process.env['BENCH_USAGE_FILE']
delete process.env['BENCH_USAGE_FILE']
process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const processor = (userCPUTime + systemCPUTime) / 1000
  if (file !== undefined) writeFileSync(file, JSON.stringify({ peakMemory: peakMemory(), processor }))
})
