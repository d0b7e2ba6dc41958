import { getCollection } from 'astro:content'

import { findFaqError, inSectionOrder, splitQuestions } from './questions.ts'
import { withSiteFacts } from './site-facts.ts'

/** The sections of the FAQ with their questions, in order. Throws a sentence naming the file and what is wrong in it. */
export async function loadFaq() {
  const entries = await getCollection('faq')
  const tools = [...(await getCollection('tools')), ...(await getCollection('views'))]
  const sections = entries.map(({ id, data, filePath = id, rendered }) => ({
    id,
    ...data,
    questions: splitQuestions(rendered?.html ?? '').map((question) => ({
      ...question,
      question: withSiteFacts(question.question, filePath),
      answer: withSiteFacts(question.answer, filePath).trim(),
    })),
  }))
  const error = findFaqError(
    sections,
    tools.map(({ id }) => id),
  )
  if (error !== undefined) throw new Error(error)
  return inSectionOrder(sections)
}
