import CMS from '@sveltia/cms'

import { getEntryData, getEntryFile, serializeEntry } from '../entries/entry-file.ts'
import { openSavedEntry } from '../new-entries/open-saved-entry.ts'
import type { Session } from '../session/session.ts'
import { lockFormWhileSaving } from './lock-form.ts'
import { createEntryMap, prepareSave } from './prepare-save.ts'
import { refusePublishing } from './refuse-publishing.ts'

/** Registers what happens before and after an entry is saved or published. */
export function registerSaving(session: Session): void {
  let isNew = false
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      lockFormWhileSaving()
      isNew = entry.get('newRecord', false)
      return prepareSave(session, entry)
    },
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const file = getEntryFile(createEntryMap(entry))
      if (file === undefined) return
      if (isNew) openSavedEntry(session, file)
      isNew = false
      session.months.noteSaved([file])
      session.noteSaved(file, serializeEntry(file, getEntryData(createEntryMap(entry))))
    },
  })
  CMS.registerEventListener({
    name: 'prePublish',
    handler: ({ entry }) => refusePublishing(session, createEntryMap(entry)),
  })
}
