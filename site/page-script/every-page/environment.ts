import { detectEnvironment, formatEnvironment } from '../../platform/detect-environment.ts'

/** What the user agent of the app contains; set by `tools/shared/bundling/bundle-page-scripts.ts`. */
declare const appToken: string

// Runs before first paint, so banner and footer are right from the first frame (D6).
document.documentElement.dataset['environment'] = formatEnvironment(detectEnvironment(navigator, appToken))
