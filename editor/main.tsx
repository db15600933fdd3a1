import '#schemas/no-code-generation.ts'

import CMS from '@sveltia/cms'

import { CapField } from './fields/cap-field.tsx'
import { GridField } from './fields/grid-field.tsx'
import { MomentField } from './fields/moment-field.tsx'
import { inOwnRoot } from './fields/own-root.tsx'
import { SentenceField } from './fields/sentence-field.tsx'
import { makeConfig, type Backend } from './form/make-config.ts'
import { formats } from './formats/format-of.ts'

/** Set by what bundles this. */
declare const backend: Backend

for (const [name, { extension, ...methods }] of Object.entries(formats))
  CMS.registerCustomFormat(name, extension, methods)

CMS.registerFieldType('sentence', inOwnRoot(SentenceField))
CMS.registerFieldType('moment', inOwnRoot(MomentField))
CMS.registerFieldType('cap', inOwnRoot(CapField))
CMS.registerFieldType('grid', inOwnRoot(GridField))

void CMS.init({ config: makeConfig(backend) })
