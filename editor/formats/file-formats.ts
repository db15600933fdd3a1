import { parseDocument } from 'yaml'
import type { z } from 'zod'

import { findConflict } from '#content-layer/source/files/content-files.ts'
import { isRecord } from '#domain/is-record.ts'
import { campaign } from '#schemas/files/campaign.ts'

import type { BlockForm } from './block-form.ts'
import {
  wrapSource,
  bodyKey,
  createFaultyForm,
  isFaulty,
  sourceKey,
  getSource,
  textKey,
  type FileForm,
} from './file-form.ts'
import { fromForm, toForm } from './form-data.ts'
import { splitFile } from './front-matter.ts'
import { keepLineEnds, toPlainText } from './line-ends.ts'
import { patchBody } from './patch-body.ts'
import { patchYaml } from './patch-yaml.ts'
import { readBody } from './read-body.ts'
import { withSuppressions } from './suppressions.ts'
import { writeDocument } from './write-yaml.ts'

/** Converts files of a kind to forms and back, for Sveltia. A form that nobody has changed gives the same bytes. */
export type FileFormat = { fromFile: (text: string) => FileForm; toFile: (form: FileForm) => string }

/** Reads and writes the content of a file with LF line ends. `source` is the file that is written to; empty if new. */
type ContentFormat = { read: (text: string) => FileForm; write: (form: FileForm, source: string) => string }

/** Creates a format that keeps line ends and suppressions. A file that cannot be parsed has a form with its text. */
function createFormat({ read, write }: ContentFormat): FileFormat {
  return {
    fromFile: (source) => {
      const text = toPlainText(source)
      try {
        if (findConflict(text) >= 0) throw new Error('The file has marks of two changes.')
        return { ...read(text), [sourceKey]: wrapSource(source) }
      } catch {
        return { ...createFaultyForm(text), [sourceKey]: wrapSource(source) }
      }
    },
    toFile: (form) => {
      const source = getSource(form)
      const written = isFaulty(form) ? writeText(form) : withSuppressions(write(form, toPlainText(source)), form)
      return keepLineEnds(written, source)
    },
  }
}

/** Writes the text of a file that cannot be parsed into fields, with the spaces at its end, which Sveltia trims. */
function writeText(form: FileForm): string {
  const text = form[textKey]
  const spacesAtEnd = /\s*$/.exec(toPlainText(getSource(form)))?.[0] ?? ''
  return (typeof text === 'string' ? text.trim() : '') + spacesAtEnd
}

/** @throws Error with the position if the text is not valid YAML */
function parseFields(text: string): Record<string, unknown> {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw error
  const fields: unknown = document.toJS()
  if (!isRecord(fields)) throw new Error('The file has no fields.')
  return { ...fields }
}

/** Returns the form's values for the fields in a YAML text. */
function readFields(schema: z.core.$ZodType, text: string): FileForm {
  const form = toForm(schema, parseFields(text))
  return isRecord(form) ? { ...form } : {}
}

/** Writes the fields of a form into the YAML of its file. */
function writeFields(schema: z.core.$ZodType, form: FileForm, source: string): string {
  const fields = fromForm(schema, form, source === '' ? undefined : parseFields(source))
  const written = isRecord(fields) ? fields : {}
  return source === '' ? writeDocument(written) : patchYaml(source, written)
}

/** Creates the format of a YAML file with these fields. */
export function createYamlFormat(schema: z.core.$ZodType): FileFormat {
  return createFormat({
    read: (text) => readFields(schema, text),
    write: (form, source) => writeFields(schema, form, source),
  })
}

function isBlockForm(value: unknown): value is BlockForm {
  return isRecord(value) && typeof value['type'] === 'string'
}

function listBlocks(form: FileForm): BlockForm[] {
  const blocks = form[bodyKey]
  return Array.isArray(blocks) ? blocks.filter(isBlockForm) : []
}

/** The format of a shared text, which is a fragment of a body. */
export const fragmentFormat = createFormat({
  read: (text) => ({ [bodyKey]: readBody(text, { isShared: true }).map(({ data }) => data) }),
  write: (form, source) => {
    const written = patchBody(source, listBlocks(form), { isShared: true })
    return source === '' ? written.trimStart() : written
  },
})

/** The format of a campaign's file. Its body is a list of blocks. */
export const campaignFormat = createFormat({
  read: (text) => {
    const { fields, bodyStart } = splitFile(text)
    const blocks = readBody(text.slice(bodyStart)).map(({ data }) => data)
    return { ...readFields(campaign, fields), [bodyKey]: blocks }
  },
  write: (form, source) => {
    if (source === '') return `---\n${writeFields(campaign, form, '')}---\n${patchBody('', listBlocks(form))}`
    const { fields, start, end, bodyStart } = splitFile(source)
    return (
      source.slice(0, start) +
      writeFields(campaign, form, fields) +
      source.slice(end, bodyStart) +
      patchBody(source.slice(bodyStart), listBlocks(form))
    )
  },
})
