import type { MarkdownHeading } from 'astro'
import { getCollection } from 'astro:content'

import { withSiteFacts } from './site-facts.ts'

/** The pages that are only text (about, policies), with their HTML and headings as the visitor reads them. */
export async function loadPages() {
  const entries = await getCollection('pages')
  return entries.map(({ id, data, filePath = id, rendered }) => {
    const headings = (rendered?.metadata?.headings ?? []) as MarkdownHeading[]
    return {
      id,
      href: `/${id}`,
      ...data,
      html: withSiteFacts(rendered?.html ?? '', filePath),
      headings: headings.map((heading) => ({
        ...heading,
        text: withSiteFacts(heading.text, filePath),
      })),
    }
  })
}
