/** One question of the FAQ. Question and answer are HTML. */
export interface Question {
  /** The fragment of its address. */
  id: string
  question: string
  answer: string
}

/** One file of src/content/faq. */
export interface QuestionSection {
  id: string
  title: string
  order: number
  questions: readonly Question[]
}

const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/

/** The questions of a section: each second-level heading, with what stands below it until the next. */
export function splitQuestions(html: string): Question[] {
  return html
    .split(/(?=<h2 )/)
    .map((part) => HEADING.exec(part) ?? undefined)
    .filter((heading) => heading !== undefined)
    .map(({ 0: heading, 1: id = '', 2: question = '', input }) => ({
      id,
      question,
      answer: input.slice(input.indexOf(heading) + heading.length).trim(),
    }))
}

/** The sections as the page shows them. */
export function inSectionOrder<S extends QuestionSection>(sections: readonly S[]): S[] {
  return sections.toSorted((a, b) => a.order - b.order)
}

/** The sentence of the first mistake among all sections, or undefined when there is none. */
export function faqMistake(sections: readonly QuestionSection[]): string | undefined {
  const orders = new Map<number, string>()
  const ids = new Map<string, string>()
  for (const { id, order, questions } of sections) {
    const file = `src/content/faq/${id}.md`
    const rival = orders.get(order)
    if (rival !== undefined) return `${file}: order ${order} is taken by ${rival}.`
    orders.set(order, file)
    if (questions.length === 0) return `${file}: there is no question (a line "## Question?").`
    for (const question of questions) {
      if (question.answer === '') return `${file}: "${question.question}" has no answer.`
      const other = ids.get(question.id)
      if (other !== undefined)
        return `${file}: "${question.question}" is asked in ${other} too, and both would have the address #${question.id}.`
      ids.set(question.id, file)
    }
  }
  return undefined
}
