import { detectEnvironment, environmentName } from '../platform/environment.ts'
import { watchPeriods } from './periods.ts'

declare const appToken: string

// Runs before first paint, so banner, footer and states are right from the first frame (D6, D7).
document.documentElement.dataset['environment'] = environmentName(detectEnvironment(navigator, appToken))
watchPeriods()
