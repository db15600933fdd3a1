import { detectEnvironment, environmentName } from '../../platform/detect-environment.ts'

declare const appToken: string

// Runs before first paint, so banner and footer are right from the first frame (D6).
document.documentElement.dataset['environment'] = environmentName(detectEnvironment(navigator, appToken))
