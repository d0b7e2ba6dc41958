import type { MarkdownHeading } from 'astro'
import { getCollection } from 'astro:content'

import { AuthorError } from './author-error.ts'
import { loadTools } from './load-tools.ts'
import { countReadingMinutes, findPostsError, listPublishedPosts } from './posts.ts'
import { findFaqError, inSectionOrder, splitQuestions } from './questions.ts'
import { siteFacts, withSiteFacts } from './site-facts.ts'
import { findViewsError, viewsOf } from './views.ts'

/** Returns every view with its tool and its content entry, in menu order. Throws a sentence with the file and the error. */
export async function loadViews() {
  const [entries, tools] = await Promise.all([getCollection('views'), loadTools()])
  const views = entries.map((entry) => ({
    ...entry.data,
    href: `/tools/${entry.id}`,
    file: entry.filePath ?? entry.id,
    entry,
  }))
  throwIfAny(findViewsError(views, tools))
  return tools.flatMap((tool) => viewsOf(views, tool).map((view) => ({ ...view, tool })))
}

/** Returns every published post with its content entry, newest first. Throws a sentence with the file and the field. */
export async function loadPosts() {
  const [entries, tools] = await Promise.all([getCollection('blog'), loadTools()])
  const posts = entries.map((entry) => ({
    ...entry.data,
    id: entry.id,
    href: `/blog/${entry.id}`,
    minutes: countReadingMinutes(entry.body ?? ''),
    entry,
  }))
  throwIfAny(findPostsError(posts))
  return listPublishedPosts(posts).map((post) => ({
    ...post,
    tools: tools.filter((tool) => post.tools.some(({ id }) => id === tool.entry.id)),
  }))
}

/** Returns the text pages (about, policies) with their HTML and headings as the visitor reads them. */
export async function loadPages() {
  const [entries, tools] = await Promise.all([getCollection('pages'), loadTools()])
  const further = tools.filter((tool) => tool.further)
  const links = further.map(({ href, label }) => `<a href="${href}">${label}</a>`)
  const furtherTools = new Intl.ListFormat('en').format(links)
  return entries.map(({ id, data, filePath = id, rendered }) => {
    const headings = (rendered?.metadata?.headings ?? []) as MarkdownHeading[]
    return {
      id,
      href: `/${id}`,
      ...data,
      html: withSiteFacts(rendered?.html ?? '', filePath, { ...siteFacts, furtherTools }),
      headings: headings.map((heading) => ({
        ...heading,
        text: withSiteFacts(heading.text, filePath),
      })),
    }
  })
}

/** Returns the sections of the FAQ with their questions, in order. Throws a sentence with the file and the error. */
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
  const slugs = tools.map(({ id }) => id)
  throwIfAny(findFaqError(sections, slugs))
  return inSectionOrder(sections)
}

function throwIfAny(error: string | undefined): void {
  if (error !== undefined) throw new AuthorError(error)
}
