import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { renderToStaticMarkup } from 'react-dom/server'

import { bundleScript } from '../shared/bundle-script.ts'
import { calendarRows } from './calendar/rows.ts'
import { writeICalendar } from './calendar/write-icalendar.ts'
import { ApprovalsPage } from './report/approvals-page.tsx'
import { CalendarPage } from './report/calendar-page.tsx'
import { ChangesPage } from './report/changes-page.tsx'
import type { Review } from './report/review.ts'

const doctype = '<!DOCTYPE html>'

/** Writes the review's pages, its style sheet and the calendar files into a folder. */
export async function writeReview(
  folder: string,
  review: Review,
  documents: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = calendarRows(documents)
  for (const page of ['approvals', 'calendar']) await mkdir(path.join(folder, page), { recursive: true })
  const texts = {
    'index.html': doctype + renderToStaticMarkup(<ChangesPage review={review} />),
    'approvals/index.html': doctype + renderToStaticMarkup(<ApprovalsPage approvals={review.approvals} />),
    'sign.js': await bundleScript(path.join(import.meta.dirname, 'sign', 'sign.ts')),
    'calendar/index.html': doctype + renderToStaticMarkup(<CalendarPage rows={rows} />),
    'calendar.ics': writeICalendar(rows, review.madeAt),
    'calendar.json': `${JSON.stringify({ campaigns: rows }, null, 2)}\n`,
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text)
  for (const file of ['review.css', 'icon.svg'])
    await copyFile(path.join(import.meta.dirname, 'report', file), path.join(folder, file))
}
