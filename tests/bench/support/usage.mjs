// Preloaded into every measured process: reports its resource usage on exit.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

/**
 * The peak memory of this process in bytes. On Linux, `maxRSS` includes the parent's memory before exec, so the
 * kernel's own high-water mark is used where it exists.
 */
function peakMemory() {
  try {
    const mark = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
    if (mark) return Number(mark[1]) * 1024
  } catch {
    // Not Linux: `maxRSS` is right there.
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
