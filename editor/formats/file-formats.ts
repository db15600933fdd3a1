import { parseDocument } from 'yaml'
import type { z } from 'zod'

import { findConflict } from '#content-layer/source/files/content-files.ts'
import { campaign } from '#schemas/files/campaign.ts'

import { fromForm, toForm } from './form-data.ts'
import { withSuppressions } from './suppressions.ts'
import type { BlockForm } from './block-form.ts'
import { patchBody } from './patch-body.ts'
import { patchYaml } from './patch-yaml.ts'
import { readBody } from './read-body.ts'
import { keepLineEnds, plainText } from './line-ends.ts'
import { isRecord } from '#domain/is-record.ts'
import { writeDocument } from './write-yaml.ts'

/** The key under which a form stores the source of the file that it was opened on. */
export const sourceKey = '$source'

/** The key of the text of a file that cannot be parsed into fields, such as one with conflict markers. */
export const textKey = '$text'

/** The key that marks a form without any fields except `textKey`. */
export const faultyKey = '$faulty'

/** The key of a campaign's body in a form. */
export const bodyKey = 'blocks'

/** The values of a form for a file. */
export type FileForm = Readonly<Record<string, unknown>>

/** Converts files of a kind to forms and back, for Sveltia. A form that nobody has changed gives the same bytes. */
export type FileFormat = { fromFile: (text: string) => FileForm; toFile: (form: FileForm) => string }

/** @throws Error with the position if the text is not valid YAML */
function readFields(text: string): Record<string, unknown> {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw error
  const fields: unknown = document.toJS()
  if (!isRecord(fields)) throw new Error('The file has no fields.')
  return { ...fields }
}

/** Returns the form's values for the fields of a file. */
function formOf(schema: z.core.$ZodType, fields: unknown): FileForm {
  const form = toForm(schema, fields)
  return isRecord(form) ? { ...form } : {}
}

/** Writes the fields of a form into the YAML of its file. */
function writeFields(schema: z.core.$ZodType, form: FileForm, source: string): string {
  const fields = fromForm(schema, form, source === '' ? undefined : readFields(source))
  const written = isRecord(fields) ? fields : {}
  return source === '' ? writeDocument(written) : patchYaml(source, written)
}

/** Wraps a text for storage in a form, so that Sveltia, which trims texts when it saves, does not change it. */
export function asSource(text: string): string {
  return `[${text}]`
}

/** Returns the text of the file that a form was opened on; empty for a new one. */
export function sourceOf(form: FileForm): string {
  const source = form[sourceKey]
  return typeof source === 'string' ? source.slice(1, -1) : ''
}

/** Returns whether a form is of a file that cannot be parsed into fields. */
export function isFaulty(form: FileForm): boolean {
  return form[faultyKey] === true
}

/** Label in lists of a file that cannot be parsed into fields. */
const faultyLabel = '⚠ このままでは読めないファイル'

/**
 * Creates a format from functions that read and write texts with LF line ends: a file keeps its own, and the form of a
 * file that cannot be parsed into fields has its text alone.
 */
function createFormat(read: (text: string) => FileForm, write: (form: FileForm, source: string) => string): FileFormat {
  return {
    fromFile: (source) => {
      const text = plainText(source)
      try {
        if (findConflict(text) >= 0) throw new Error('The file has marks of two changes.')
        return { ...read(text), [sourceKey]: asSource(source) }
      } catch {
        return {
          tag: faultyLabel,
          title: faultyLabel,
          [faultyKey]: true,
          [textKey]: text,
          [sourceKey]: asSource(source),
        }
      }
    },
    toFile: (form) => {
      const source = sourceOf(form)
      const [plain, text] = [plainText(source), form[textKey]]
      if (!isFaulty(form)) return keepLineEnds(withSuppressions(write(form, plain), form), source)
      // Sveltia trims it when it saves.
      return keepLineEnds((typeof text === 'string' ? text.trim() : '') + (/\s*$/.exec(plain)?.[0] ?? ''), source)
    },
  }
}

/** Creates the format of a YAML file with these fields. */
export function yamlFormat(schema: z.core.$ZodType): FileFormat {
  return createFormat(
    (text) => formOf(schema, readFields(text)),
    (form, source) => writeFields(schema, form, source),
  )
}

const frontMatter = /^---[ \t]*\n([^]*?\n)---[ \t]*(?:\n|$)/

/**
 * Splits a campaign's file: its fields with the offsets of their start and end, and that of the body, which starts with
 * the end of the line `---` below the fields.
 * @throws Error if it does not start with fields
 */
export function splitFile(text: string): { fields: string; start: number; end: number; bodyStart: number } {
  const match = frontMatter.exec(text)
  const fields = match?.[1]
  if (!match || fields === undefined) throw new Error('The file does not begin with fields between two lines ---.')
  const start = text.indexOf('\n') + 1
  const end = start + fields.length
  return { fields, start, end, bodyStart: end + text.slice(end).search(/\n|$/) }
}

function isBlockForm(value: unknown): value is BlockForm {
  return isRecord(value) && typeof value['type'] === 'string'
}

function blocksOf(form: FileForm): BlockForm[] {
  const blocks = form[bodyKey]
  return Array.isArray(blocks) ? blocks.filter(isBlockForm) : []
}

function writeCampaign(form: FileForm, source: string): string {
  if (source === '') return `---\n${writeFields(campaign, form, '')}---\n${patchBody('', blocksOf(form))}`
  const { fields, start, end, bodyStart } = splitFile(source)
  return (
    source.slice(0, start) +
    writeFields(campaign, form, fields) +
    source.slice(end, bodyStart) +
    patchBody(source.slice(bodyStart), blocksOf(form))
  )
}

/** The format of a shared text, which is a piece of a body. */
export const pieceFormat = createFormat(
  (text) => ({ [bodyKey]: readBody(text, true).map(({ data }) => data) }),
  (form, source) => {
    const written = patchBody(source, blocksOf(form), true)
    return source === '' ? written.trimStart() : written
  },
)

/** The format of a campaign's file. Its body is a list of blocks. */
export const campaignFormat = createFormat((text) => {
  const { fields, bodyStart } = splitFile(text)
  const body = readBody(text.slice(bodyStart)).map(({ data }) => data)
  return { ...formOf(campaign, readFields(fields)), [bodyKey]: body }
}, writeCampaign)
