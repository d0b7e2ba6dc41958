import { getCollection } from 'astro:content'

import { faqMistake, inSectionOrder, splitQuestions } from './questions.ts'
import { withSiteFacts } from './site-facts.ts'

/** The sections of the FAQ with their questions, in order. Throws a sentence naming the file and what is wrong in it. */
export async function loadFaq() {
  const entries = await getCollection('faq')
  const sections = entries.map(({ id, data, filePath = id, rendered }) => ({
    id,
    ...data,
    questions: splitQuestions(withSiteFacts(rendered?.html ?? '', filePath)),
  }))
  const mistake = faqMistake(sections)
  if (mistake !== undefined) throw new Error(mistake)
  return inSectionOrder(sections)
}
