import type { APIRoute } from 'astro'

import { answerFeed } from '@/prerender/feed.ts'
import { loadPosts } from '@/prerender/load-content.ts'
import { site } from '@/lib/site.ts'

/** The feed of all posts, newest first. */
export const GET: APIRoute = async () => {
  const posts = await loadPosts()
  return answerFeed('/rss.xml', {
    title: `${site.name} blog`,
    description: 'Personal finance in India and developer tools, worked out step by step.',
    items: posts.map((post) => ({
      title: post.title,
      description: post.description,
      link: post.href,
      pubDate: post.date,
      categories: [post.section],
    })),
  })
}
