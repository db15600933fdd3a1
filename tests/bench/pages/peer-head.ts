import { detectEnvironment, environmentName } from '#site/platform/environment.ts'

declare const appToken: string

// What our head script does before the first paint, without its guard for chunks: a peer has none.
document.documentElement.dataset['environment'] = environmentName(detectEnvironment(navigator, appToken))
