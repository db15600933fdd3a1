import { z } from 'zod'

import { annotation } from '#schemas/annotation.ts'
import { campaign } from '#schemas/campaign.ts'
import { month } from '#schemas/month.ts'
import { provider } from '#schemas/provider.ts'
import { screens } from '#schemas/screens.ts'

const screenFiles = Object.fromEntries(
  Object.entries(screens).map(([name, schema]) => [
    `screen-${name}`,
    { schema, files: `content/screens/${name}.yaml`, title: `画面 ${name}` },
  ]),
)

const files = {
  campaign: { schema: campaign, files: 'content/campaigns/*/!(month).yaml', title: 'キャンペーン' },
  month: { schema: month, files: 'content/campaigns/*/month.yaml', title: '月のページ' },
  annotation: { schema: annotation, files: 'content/annotations/*.yaml', title: '共通の注記' },
  ...screenFiles,
  provider: { schema: provider, files: 'content/provider.yaml', title: '提供者' },
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * JSON Schemas of the YAML files, and the editor settings that associate them, by path: an editor then completes fields
 * and explains them in Japanese.
 */
export function jsonSchemaFiles(): Record<string, string> {
  const entries = Object.entries(files)
  const schemas = entries.map(([name, { schema, title }]): [string, string] => [
    `schemas/json/${name}.schema.json`,
    print({ title, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }),
  ])
  const settings = {
    'yaml.schemas': Object.fromEntries(
      entries.map(([name, { files: glob }]) => [`./schemas/json/${name}.schema.json`, glob]),
    ),
    'files.associations': { '*.mdx': 'mdx' },
  }
  return {
    ...Object.fromEntries(schemas),
    '.vscode/settings.json': print(settings),
    '.vscode/extensions.json': print({ recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-mdx'] }),
  }
}
