import { defineCollection, reference } from 'astro:content'

import { checkedFiles } from './prerender/frontmatter/checked-files.ts'
import {
  adsSchema,
  blogSchema,
  faqSchema,
  pagesSchema,
  toolIn,
  toolsSchema,
  viewsSchema,
} from './prerender/frontmatter/schemas.ts'

const tools = defineCollection(checkedFiles('tools', '*.mdx', toolsSchema))
const views = defineCollection(checkedFiles('tools', '*/**/*.mdx', viewsSchema))
const faq = defineCollection(checkedFiles('faq', '*.md', faqSchema))
const pages = defineCollection(checkedFiles('pages', '*.md', pagesSchema))
const ads = defineCollection(checkedFiles('ads', '*.md', adsSchema))
const blog = defineCollection(
  // Astro reports a reference to an unknown tool only while it renders pages.
  checkedFiles('blog', '*.mdx', blogSchema(reference('tools')), (root) => blogSchema(toolIn(root))),
)

export const collections = { tools, views, blog, faq, pages, ads }
