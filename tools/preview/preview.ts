import { settingNames } from '#api-client/sandbox/settings.ts'

import { mountBar } from './bar.ts'
import { getAgent } from './devices.ts'
import { overrideAgent, overrideClock } from './simulated-environment.ts'
import { readPreviewSettings } from './preview-settings.ts'
import { chooseSetting } from '#site/sandbox/sandbox-setting.ts'

declare const appToken: string
declare const urls: readonly string[]

// Runs before every other script of the page, so that all of them use the chosen moment and device.
const { search } = location
const store = () => sessionStorage
const settings = readPreviewSettings({ search, now: Date.now(), store })
if (settings.moment) overrideClock(window, settings.moment)
if (settings.device) overrideAgent(navigator, getAgent(settings.device, appToken))
for (const name of settingNames) chooseSetting(name, new URLSearchParams(search), store)
if (!settings.isBarHidden) mountBar(settings, urls)
