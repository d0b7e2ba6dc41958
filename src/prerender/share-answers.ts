import { definitions, loadFrame } from './definitions.ts'
import { sampleAnswerOf, sampleDrawingOf } from './samples.ts'
import type { ShareAnswer } from './share-image-layout.ts'

/** Returns the answer on the share picture of a tool's page: its sample answer, or what its calculator shows at first. */
export async function shareAnswerOf(href: string): Promise<ShareAnswer | undefined> {
  const sample = sampleAnswerOf(href)
  if (sample !== undefined) {
    const { answer, unit, of } = sample
    return { answer, unit, line: of, drawing: sampleDrawingOf(href) }
  }
  const definition = await definitions[href.replace('/tools/', '')]?.()
  if (definition === undefined) return undefined
  const { label, figure, drawing } = (await loadFrame()).headlineOf(definition)
  return { answer: figure, line: label, drawing }
}

/** The drawing of pages without an answer of their own: the years of the loan that the EMI calculator starts with. */
export const signature: ShareAnswer = {
  answer: '',
  line: '',
  drawing: sampleDrawingOf('/tools/loan-calculator'),
}
