import { periodsWritten } from './periods.ts'

const { dataset } = document.documentElement

/** Shows the list of campaigns that run if there are any: an empty list would be read out as one. */
function showRunning(): void {
  const list = document.querySelector<HTMLElement>('[data-running]')
  if (list) list.hidden = !list.querySelector('[data-status=DURING_THE_PERIOD]')
}

addEventListener(periodsWritten, showRunning)

// One page answers for every lost address. One that ends in `/in-app` was meant for the app: it has neither banner nor
// footer there, nor in a browser (D6).
if (/\/in-app(?:\/(?:index\.html)?)?$/.test(location.pathname))
  dataset['environment'] = dataset['environment']?.replace('browser', 'app')
