import { breakingHosts } from './breaking-hosts.ts'
import { floodingHosts } from './flooding-hosts.ts'
import type { HostileHost } from './hostile-host.ts'
import { lyingHosts } from './lying-hosts.ts'
import { redirectingHosts } from './redirecting-hosts.ts'
import { staleHosts } from './stale-hosts.ts'

export const hostileHosts: readonly HostileHost[] = [
  ...staleHosts,
  ...redirectingHosts,
  ...floodingHosts,
  ...lyingHosts,
  ...breakingHosts,
]
