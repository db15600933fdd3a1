/*
 * Files that make code editors complete and explain the fields and blocks of content files, in Japanese.
 */

import { z } from 'zod'

import { annotation } from '#schemas/files/annotation.ts'
import { getBlock, tagNames } from '#schemas/blocks.ts'
import { campaign } from '#schemas/files/campaign.ts'
import { month } from '#schemas/files/month.ts'
import { provider } from '#schemas/files/provider.ts'
import { requirements } from '#schemas/files/requirements.ts'
import { screens } from '#schemas/screens.ts'
import { phraseLists } from '#schemas/files/phrase-lists.ts'

import { describe } from './fields/schema-at.ts'

const screenFiles = Object.fromEntries(
  Object.entries(screens).map(([name, schema]) => [
    `screen-${name}`,
    { schema, files: `content/screens/${name}.yaml`, title: `画面 ${name}` },
  ]),
)

/** The kinds of content files. Those with `files`, a pattern of paths, are YAML, which editors can validate. */
const files = {
  campaign: { schema: campaign, title: 'キャンペーン' },
  month: { schema: month, files: 'content/campaigns/*/month.yaml', title: '月のページ' },
  annotation: { schema: annotation, files: 'content/annotations/*.yaml', title: '共通の注記' },
  ...screenFiles,
  requirements: { schema: requirements, files: 'content/requirements.yaml', title: '必ず言うこと' },
  words: { schema: phraseLists, files: 'content/words.yaml', title: '使わない言葉' },
  provider: { schema: provider, files: 'content/provider.yaml', title: '提供者' },
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A snippet of VS Code: typing its prefix offers its body. */
type Snippet = { scope: 'mdx'; prefix: string; body: string; description: string }

/** Returns the snippet placeholder of a value: one of its choices, or anything. */
function placeholder(schema: z.core.$ZodType): string {
  const { bare } = describe(schema)
  if (bare instanceof z.ZodBoolean) return `\${1|true,false|}`
  return bare instanceof z.ZodEnum && bare.options.length > 0 ? `\${1|${bare.options.join(',')}|}` : '$1'
}

/**
 * Returns the editor snippets for a campaign's file: the name of each field and block with its description. Editors do
 * not validate these fields as YAML, because they are at the top of MDX.
 */
function campaignSnippets(): Record<string, Snippet> {
  const ofFields = Object.entries(campaign.shape).map(([name, schema]): [string, Snippet] => {
    const description = describe(schema).meta.description ?? ''
    return [name, { scope: 'mdx', prefix: name, body: `${name}: ${placeholder(schema)}`, description }]
  })
  const ofBlocks = tagNames.flatMap((name): [string, Snippet][] => {
    const { description, placedByPage, children, props } = getBlock(name)
    if (placedByPage) return []
    const requiredProps = Object.entries<z.ZodType>(props.shape).filter(
      ([, schema]) => !schema.safeParse(undefined).success,
    )
    const attributes = requiredProps.map(([property], index) => ` ${property}="$${index + 1}"`).join('')
    const body = children === 'none' ? `<${name}${attributes} />` : `<${name}${attributes}>\n  $0\n</${name}>`
    return [[`<${name}>`, { scope: 'mdx', prefix: `<${name}`, body, description }]]
  })
  return Object.fromEntries([...ofFields, ...ofBlocks])
}

/** Returns the JSON Schemas of the content files, and the settings of code editors that associate them, by path. */
export function codeEditorFiles(): Record<string, string> {
  const entries = Object.entries(files)
  const schemas = entries.map(([name, { schema, title }]): [string, string] => [
    `schemas/json/${name}.schema.json`,
    formatJson({ title, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }),
  ])
  const settings = {
    'yaml.schemas': Object.fromEntries(
      entries.flatMap(([name, entry]) =>
        'files' in entry ? [[`./schemas/json/${name}.schema.json`, entry.files]] : [],
      ),
    ),
    'files.associations': { '*.mdx': 'mdx' },
  }
  return {
    ...Object.fromEntries(schemas),
    '.vscode/campaign.code-snippets': formatJson(campaignSnippets()),
    '.vscode/settings.json': formatJson(settings),
    '.vscode/extensions.json': formatJson({ recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-mdx'] }),
  }
}
