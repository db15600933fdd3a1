import type { Fault } from './fault.ts'
import { textLimits } from './limits.ts'
import { describeFault } from './messages.ts'

/** The faults in their order, but of one kind in one file only the first twenty, and then one with the number of the others. */
export function fewOfAKind(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, number>()
  const nameOf = ({ file, kind }: Fault) => `${kind} ${file}`
  for (const fault of faults) groups.set(nameOf(fault), (groups.get(nameOf(fault)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return faults.flatMap((fault): Fault[] => {
    const all = groups.get(nameOf(fault)) ?? 0
    const index = seen.get(nameOf(fault)) ?? 0
    seen.set(nameOf(fault), index + 1)
    // One more line instead of a line that says "one more" would say nothing.
    if (index < textLimits.faultsOfAKind || all === textLimits.faultsOfAKind + 1) return [fault]
    if (index > textLimits.faultsOfAKind) return []
    const again = { en: describeFault(fault, 'en').message, ja: describeFault(fault, 'ja').message }
    return [{ ...fault, kind: 'more-of-a-kind', details: { again, count: all - textLimits.faultsOfAKind } }]
  })
}
