import { sampleAnswerOf, sampleStrokesOf } from './samples.ts'
import type { ShareAnswer } from './share-image-layout.ts'

interface Headline {
  label: string
  figure: string
}

// By path, because no file of this folder may import a tool.
const definitions = import.meta.glob<Record<string, unknown>>('../islands/tools/**/definition.ts')
const [frame] = Object.values(
  import.meta.glob<{ headlineOf: (definition: object) => Headline }>(
    '../islands/calculator/frame/figures-of.ts',
  ),
)

/** Returns the answer on the share picture of a tool's page: its sample answer, or what its calculator shows at first. */
export async function shareAnswerOf(href: string): Promise<ShareAnswer | undefined> {
  const sample = sampleAnswerOf(href)
  if (sample !== undefined) {
    const { answer, unit, of } = sample
    return {
      answer: unit ? `${answer} ${unit}` : answer,
      line: of,
      strokes: sampleStrokesOf(href) ?? [],
    }
  }
  const module = await definitions[`../islands${href}/definition.ts`]?.()
  const definition = Object.values(module ?? {}).find(isDefinition)
  if (frame === undefined || definition === undefined) return undefined
  const { label, figure } = (await frame()).headlineOf(definition)
  return { answer: figure, line: label }
}

/** Returns the answer on the share picture of a post: the first figure of its text, with what it is. */
export function shareAnswerOfPost(source: string): ShareAnswer | undefined {
  const [, attributes = '', text = ''] = /<Figure\s+([^>]*)>([^]*?)<\/Figure>/.exec(source) ?? []
  const line = /\brow="([^"]*)"/.exec(attributes)?.[1]
  return line === undefined ? undefined : { answer: text.replaceAll('`', '').trim(), line }
}

function isDefinition(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'calculate' in value && 'fields' in value
}
