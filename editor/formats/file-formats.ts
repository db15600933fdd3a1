import { parseDocument } from 'yaml'
import type { z } from 'zod'

import { campaign } from '#schemas/campaign.ts'

import { fromForm, toForm } from '../form/form-data.ts'
import { withDecisions } from './answers.ts'
import type { BlockForm } from './block-form.ts'
import { patchBody } from './patch-body.ts'
import { patchYaml } from './patch-yaml.ts'
import { readBody } from './read-body.ts'
import { isRecord } from './same-value.ts'
import { writeDocument } from './write-yaml.ts'

/** The key under which a form stores the source of the file that it was opened on. */
export const sourceKey = '$source'

/** The key of a campaign's body in a form. */
export const bodyKey = 'blocks'

/** The values of a form for a file. */
export type FileForm = Readonly<Record<string, unknown>>

/** How files of a kind become forms and are written again. */
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

function formOf(schema: z.core.$ZodType, fields: unknown): FileForm {
  const form = toForm(schema, fields)
  return isRecord(form) ? { ...form } : {}
}

/** The fields of a file with those of a form in their place. */
function writeFields(schema: z.core.$ZodType, form: FileForm, source: string): string {
  const fields = fromForm(schema, form, source === '' ? undefined : readFields(source))
  const written = isRecord(fields) ? fields : {}
  return source === '' ? writeDocument(written) : patchYaml(source, written)
}

/** The text of the file that a form was opened on; empty for a new one. */
export function sourceOf(form: FileForm): string {
  const source = form[sourceKey]
  return typeof source === 'string' ? source : ''
}

/** The format of a YAML file. */
export function yamlFormat(schema: z.core.$ZodType): FileFormat {
  return {
    fromFile: (text) => ({ ...formOf(schema, readFields(text)), [sourceKey]: text }),
    toFile: (form) => withDecisions(writeFields(schema, form, sourceOf(form)), form),
  }
}

const parts = /^---[ \t]*\n([^]*?\n)---[ \t]*(?:\n|$)/

/**
 * Splits a campaign's file: its fields, where they start and end, and where the body starts, after the line below them.
 * @throws Error if it does not start with fields
 */
export function splitFile(text: string): { fields: string; start: number; end: number; bodyStart: number } {
  const match = parts.exec(text)
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

function writeCampaign(form: FileForm): string {
  const source = sourceOf(form)
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
export const pieceFormat: FileFormat = {
  fromFile: (text) => ({ [bodyKey]: readBody(text, true).map(({ data }) => data), [sourceKey]: text }),
  toFile: (form) => withDecisions(patchBody(sourceOf(form), blocksOf(form), true).trimStart(), form),
}

/** The format of a campaign's file. Its body is a list of blocks. */
export const campaignFormat: FileFormat = {
  fromFile: (text) => {
    const { fields, bodyStart } = splitFile(text)
    return {
      ...formOf(campaign, readFields(fields)),
      [bodyKey]: readBody(text.slice(bodyStart)).map(({ data }) => data),
      [sourceKey]: text,
    }
  },
  toFile: (form) => withDecisions(writeCampaign(form), form),
}
