import type { CollectionEntry } from 'astro:content'

import { splitSections } from './sections.ts'

/** One question of the FAQ. Question and answer are HTML. */
export interface Question {
  /** The fragment that links to it. */
  id: string
  question: string
  answer: string
  /** The file names of the tools that it is about. */
  tools: readonly string[]
  /** Whether their pages also show it. */
  isOnToolPages: boolean
}

/** A file of src/content/faq: its frontmatter, its name and its questions. */
export type QuestionSection = CollectionEntry<'faq'>['data'] & {
  id: string
  questions: readonly Question[]
}

/**
 * Names the tools of a question, whose pages also show it: `<!-- for sip-calculator, fd-calculator -->`. With `about` instead of
 * `for` only the FAQ shows it, because the text of the tool already answers it.
 */
const TOOLS = /<!-- (for|about) ([^>]*?) -->/

/** Splits the HTML of a section into questions: a second-level heading and the content up to the next. */
export function splitQuestions(html: string): Question[] {
  return splitSections(html).map(({ id, heading, body }) => {
    const [, word, tools] = TOOLS.exec(body) ?? []
    return {
      id,
      question: heading,
      answer: body.replace(TOOLS, '').trim(),
      tools: tools?.split(/,\s*/) ?? [],
      isOnToolPages: word === 'for',
    }
  })
}

/** Returns the questions that a tool's page shows, in the order of the FAQ. */
export function questionsOf(sections: readonly QuestionSection[], tool: string): Question[] {
  return sections
    .flatMap(({ questions }) => questions)
    .filter(({ tools, isOnToolPages }) => isOnToolPages && tools.includes(tool))
}

/** Groups questions by tool: first those for several tools or none, then those of each tool and its views. `order` has the tools in menu order. */
export function questionsByTool(
  questions: readonly Question[],
  order: readonly string[],
): { tool: string | undefined; questions: Question[] }[] {
  const ofTool = Map.groupBy(questions, ({ tools: pages }) => {
    const tools = new Set(pages.map((page) => page.split('/', 1)[0]))
    return tools.size === 1 ? [...tools][0] : undefined
  })
  const groups = [...ofTool].map(([tool, ofIt]) => ({ tool, questions: ofIt }))
  const rank = ({ tool }: { tool: string | undefined }) => (tool ? order.indexOf(tool) : -1)
  return groups.toSorted((a, b) => rank(a) - rank(b))
}

/** Sorts the sections in page order. */
export function inSectionOrder<S extends QuestionSection>(sections: readonly S[]): S[] {
  return sections.toSorted((a, b) => a.order - b.order)
}

/** Returns a sentence for the first error in any section, or undefined. `tools` are the tools and views of the site. */
export function findFaqError(
  sections: readonly QuestionSection[],
  tools: readonly string[],
): string | undefined {
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
      const unknown = question.tools.find((tool) => !tools.includes(tool))
      if (unknown !== undefined)
        return `${file}: "${question.question}" is for ${unknown}, which is not a file of src/content/tools.`
      const other = ids.get(question.id)
      if (other !== undefined)
        return `${file}: "${question.question}" is also in ${other}, and both would have the address #${question.id}.`
      ids.set(question.id, file)
    }
  }
  return undefined
}
