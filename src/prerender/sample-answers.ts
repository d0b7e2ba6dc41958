import type { SampleAnswer } from '@/lib/sample-answer.ts'

const files = import.meta.glob<{ sampleAnswer: SampleAnswer }>(
  '../islands/tools/*/sample-answer.ts',
  { eager: true },
)

/** The sample answer of the tool at an address; undefined for a tool that brings none. Made while the pages are printed. */
export function sampleAnswerOf(href: string): SampleAnswer | undefined {
  return files[`../islands${href}/sample-answer.ts`]?.sampleAnswer
}
