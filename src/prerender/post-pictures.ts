import { parseAmount } from '../lib/amount.ts'
import type { DrawnPart, Drawing } from '../lib/sample-answer.ts'
import type { ShareAnswer } from './share-image-layout.ts'
import { answer, ask, type Sum, type Sums, type Tools } from './sums.ts'

/** A figure of a picture: a sum with its label, and its colour where it is a bar. */
type DrawnFigure = Sum & { label: string; color?: DrawnPart['color'] | undefined }

/** The picture of a post, as its frontmatter describes it. It has a loan, bars or lines. */
export interface PostPicture {
  line: string
  unit?: string | undefined
  answer: Sum
  loan?: Sum | undefined
  bars?: readonly DrawnFigure[] | undefined
  lines?: readonly DrawnFigure[] | undefined
}

/** Returns the figure of a post and its drawing, calculated by the tools. Throws a phrase for a sum that has no answer. */
export async function drawPicture(
  picture: PostPicture,
  sums: Sums,
  tools: Tools,
): Promise<Required<ShareAnswer> & { drawing: Drawing }> {
  const drawing = await drawingOf(picture, sums, tools)
  return {
    answer: await answer(picture.answer, sums, tools),
    unit: picture.unit ?? '',
    line: picture.line,
    drawing,
  }
}

async function drawingOf(
  { loan, bars, lines = [] }: PostPicture,
  sums: Sums,
  tools: Tools,
): Promise<Drawing> {
  if (loan !== undefined) return { kind: 'hanging', strokes: await readYears(loan, sums, tools) }
  const read = (figures: readonly DrawnFigure[]) =>
    Promise.all(figures.map((figure) => readFigure(figure, sums, tools)))
  if (bars !== undefined) return { kind: 'bars', parts: await read(bars) }
  const figures = await read(lines)
  return { kind: 'lines', lines: figures.map(({ label, figure }) => [label, figure]) }
}

async function readFigure(drawn: DrawnFigure, sums: Sums, tools: Tools): Promise<DrawnPart> {
  const { label, color = 'principal', ...sum } = drawn
  const figure = await answer(sum, sums, tools)
  return { label, figure, amount: parseAmount(figure), color }
}

/** Returns what each year of a loan pays, interest first, from the calculator's own schedule. */
async function readYears(loan: Sum, sums: Sums, tools: Tools) {
  const { tool, values } = await ask(loan, sums, tools)
  const shown = (await tools[tool]?.(values)) ?? {}
  const cell = (year: number, column: string) =>
    shown[`Amortization schedule by year > ${year} > ${column}`]
  const strokes = []
  for (let year = 1; cell(year, 'Interest') !== undefined; year++) {
    const [near, far] = ['Interest', 'Principal'].map((column) =>
      parseAmount(cell(year, column) ?? ''),
    )
    strokes.push({ near: near ?? 0, far: far ?? 0 })
  }
  if (strokes.length === 0) throw new Error(`${tool} has no schedule by year`)
  return strokes
}
