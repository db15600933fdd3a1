import { devices } from '../preview/devices.ts'

/**
 * As whom each address is requested: once for each form that hosts keep of a file, and each time on another device, so
 * that neither an old compressed form nor a page of its own for phones passes.
 */
export const visitors = [
  { coding: 'br', userAgent: devices.iphone.userAgent, name: 'an iPhone that accepts br' },
  { coding: 'gzip', userAgent: devices.android.userAgent, name: 'an Android phone that accepts gzip' },
  { coding: 'identity', userAgent: 'campaign-pages-verify', name: 'a program that accepts no compression' },
] as const

export type Visitor = (typeof visitors)[number]
