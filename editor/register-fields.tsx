import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { useSyncExternalStore, type ComponentType } from 'react'

import { noEntry } from './entries/entry-file.ts'
import { useEntryFile } from './entries/use-entry-file.ts'
import { CapField, SizeField } from './fields/number-fields.tsx'
import type { ControlProps } from './fields/control-props.ts'
import { DateTimeField } from './fields/date-time-field.tsx'
import { EntryNameField } from './fields/entry-name-field.tsx'
import { FieldNameField } from './fields/field-name-field.tsx'
import { FileTextField } from './fields/file-text-field.tsx'
import { GridField } from './fields/grid-field.tsx'
import { ImageField } from './fields/image-field.tsx'
import { withReactRoot } from './fields/react-root.tsx'
import { SentenceField } from './fields/sentence-field.tsx'
import { toSveltiaControl } from './fields/sveltia-control.tsx'
import type { Collection } from './form/collections.ts'
import type { CustomWidget } from './form/field.ts'
import { LivePreview } from './live-preview/live-preview.tsx'
import { EntryCheck } from './open-form/check-field.tsx'
import { createEntryMap } from './saving/prepare-save.ts'
import type { Session } from './session/session.ts'

/** Registers the custom fields of the form. */
export function registerFields(session: Session): void {
  const Check = (props: ControlProps) => <EntryCheck session={session} {...props} />
  const Image = (props: ControlProps) => (
    <ImageField
      {...props}
      file={useEntryFile(session, props.entry ?? noEntry)}
      images={useSyncExternalStore(session.subscribe, session.getImages)}
      findAltText={session.findAltText}
    />
  )
  const EntryName = (props: ControlProps) => (
    <EntryNameField {...props} entries={useSyncExternalStore(session.subscribe, session.getNamedEntries)} />
  )
  const fields: Readonly<Record<CustomWidget, ComponentType<ControlProps>>> = {
    sentence: SentenceField,
    moment: DateTimeField,
    cap: CapField,
    grid: GridField,
    picture: Image,
    size: SizeField,
    'entry-name': EntryName,
    'field-name': FieldNameField,
    check: Check,
    'file-text': FileTextField,
  }
  for (const [widget, Field] of Object.entries(fields)) CMS.registerFieldType(widget, toSveltiaControl(Field))
}

/** Registers the preview next to the form, for entries of all collections. */
export function registerPreview(session: Session, collections: readonly Collection[]): void {
  const Preview = withReactRoot(({ entry, getCollection, getAsset }: CustomPreviewTemplateProps) => (
    <LivePreview session={session} entry={createEntryMap(entry)} getCollection={getCollection} getAsset={getAsset} />
  ))
  // A collection of single files is registered by the names of these.
  const names = collections.flatMap(({ name, files }) => files?.map((file) => file.name) ?? [name])
  for (const name of names) CMS.registerPreviewTemplate(name, Preview)
}
