import type { QuestionSection } from './questions.ts'
import { siteUrl } from './site-settings.ts'

/** The structured data of all questions, for search engines (schema.org FAQPage, whose answers may hold HTML). */
export function createFaqRecord(sections: readonly QuestionSection[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: stripTags(question),
        acceptedAnswer: { '@type': 'Answer', text: withWholeLinks(answer) },
      })),
  }
}

/** Questions are a line of text with at most some code in it. */
function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

function withWholeLinks(html: string): string {
  return html.replaceAll('href="/', `href="${new URL('/', siteUrl).href}`)
}
