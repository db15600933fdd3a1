import * as z from 'zod/mini'

import { sentTypes, type SentType } from '#schemas/api/values.ts'

import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'

import { splitItem } from './calls-document.ts'

type Json = Readonly<Record<string, unknown>>

/** A failed call (specification §3); `describeFailure` sanitises its `localizedMessage` for screens. */
const failure: Json = {
  type: 'object',
  description: 'A failed call. `details.localizedMessage.message` is for the visitor, in Japanese; it may be missing.',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', description: 'For developers.' },
    details: {
      type: 'object',
      properties: {
        localizedMessage: {
          type: 'object',
          properties: { locale: { type: 'string', examples: ['ja'] }, message: { type: 'string' } },
        },
      },
    },
  },
}

const schemas: Readonly<Record<'Failure' | 'Yen' | 'Percent', Json>> = {
  Failure: failure,
  Yen: {
    description: 'Whole yen, as a number or as its digits.',
    oneOf: [
      { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,15})$' },
    ],
  },
  Percent: {
    description: 'A rate in percent, as a number or as its digits.',
    oneOf: [
      { type: 'number', minimum: 0, maximum: 100 },
      { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,2})(?:[.][0-9]{1,6})?$' },
    ],
  },
}

/** Members of an enumeration are documented, not enforced: a newer server's member is read as the unknown one (D17). */
function describeValue(type: SentType): Json {
  if (typeof type === 'string') return { $ref: `#/components/schemas/${type === 'yen' ? 'Yen' : 'Percent'}` }
  const { members, aliases = [], unknown } = type
  const listed = [...members, ...aliases.map(([other]) => other)]
  return { type: 'string', description: `Read as ${unknown} if it is none of these: ${listed.join(', ')}.` }
}

/** Returns the JSON Schema of a value as sent, before the client parses it. */
function createSchema(shape: z.ZodMiniType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const type = sentTypes.get(zodSchema)
      if (type !== undefined) Object.assign(jsonSchema, describeValue(type))
      // "Anything or null" is equivalent to "anything".
      if (jsonSchema.anyOf?.some((choice) => Object.keys(choice).length === 0) === true) delete jsonSchema.anyOf
    },
  })
  return schema
}

const inJson = (schema: Json) => ({ content: { 'application/json': { schema } } })

const refusal = (description: string) => ({ description, ...inJson({ $ref: '#/components/schemas/Failure' }) })

const responses = {
  NotSignedIn: refusal('Nobody is signed in (D12).'),
  Refused: refusal('Refused; the message says why.'),
  Failed: refusal('Failed; a read may be tried again.'),
}

const answeredWith = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` })

async function createOperation(name: string, call: Call): Promise<Json> {
  const { request, response } = (await getSchemas(call)?.()) ?? {}
  const { group, item } = splitItem(call)
  const isOpen = call.access === 'anyone'
  const notes = [
    call.kind === 'read' ? 'A read: it may be tried again.' : 'A write: it is sent once (D14).',
    call.naming === 'given' ? 'Its name is given.' : 'Its name was chosen here (D15).',
    ...(response ? [] : ['What it answers is not known (D16).']),
  ]
  return {
    operationId: name,
    tags: [group],
    summary: item,
    description: notes.join(' '),
    'x-kind': call.kind,
    'x-naming': call.naming,
    security: isOpen ? [{}] : [{ session: [] }],
    requestBody: { required: true, ...inJson(request ? createSchema(request) : { type: 'object' }) },
    responses: {
      '200': { description: 'Done.', ...inJson(response ? createSchema(response) : {}) },
      ...(isOpen ? {} : { '401': answeredWith('NotSignedIn') }),
      '4XX': answeredWith('Refused'),
      '5XX': answeredWith('Failed'),
    },
  }
}

/** Generates `docs/openapi.json`: the requests of pages, and what they read of responses and failures. */
export async function createOpenapiDocument(): Promise<string> {
  const calls = Object.entries<Call>(allCalls)
  const paths = await Promise.all(
    calls.map(async ([name, call]): Promise<[string, Json]> => [
      call.path,
      { post: await createOperation(name, call) },
    ]),
  )
  const tags = [...new Set(calls.map(([, call]) => splitItem(call).group))]
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Calls of the payments web front end',
      version: '1',
      description:
        'Written from the catalogue of calls by `npm run generate`. Every call is POST with a JSON object as its body. A page checks of an answer what stands here and lets further fields pass.',
      license: { name: 'Proprietary', url: 'https://example.jp/' },
    },
    servers: [{ url: '/', description: 'The origin that `NEXT_PUBLIC_API_ORIGIN` names, or the site’s own.' }],
    tags: tags.map((name) => ({ name, description: `“${name}” in specification §7.` })),
    paths: Object.fromEntries(paths.sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The provider’s cookie. Pages send whatever cookies there are and know none by name.',
        },
      },
      responses,
      schemas,
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
