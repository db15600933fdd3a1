import { watchPeriods } from './periods.ts'

// Runs before first paint, so that states and remaining times are right from the first frame (D7).
watchPeriods()
