import type { Agent } from '#site/platform/detect-environment.ts'
import type { ChosenMoment } from './preview-settings.ts'

/** Makes `Date` start from a chosen moment. All code of the front end reads the time from `Date` (D26). */
export function overrideClock(target: { Date: DateConstructor }, { at, since }: ChosenMoment): void {
  const device = target.Date
  const now = () => at + device.now() - since
  target.Date = new Proxy(device, {
    construct: (_, args: unknown[], newTarget) =>
      Reflect.construct(device, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: () => new device(now()).toString(),
    get: (_, name) => (name === 'now' ? now : (Reflect.get(device, name) as unknown)),
  })
}

/** Makes `navigator` report another device. */
export function overrideAgent(navigator: Agent, agent: Agent): void {
  for (const [name, value] of Object.entries(agent))
    Object.defineProperty(navigator, name, { get: () => value, configurable: true })
}
