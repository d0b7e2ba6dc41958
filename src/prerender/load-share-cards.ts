import { loadPages } from './load-pages.ts'
import { loadPosts } from './load-posts.ts'
import { loadTools } from './load-tools.ts'
import { loadViews } from './load-views.ts'
import { minutes } from '../lib/quantity.ts'
import { site } from '../lib/site.ts'

/** What is written on the share picture of a page. */
export interface ShareCard {
  /** The address of the page. */
  href: string
  title: string
  line: string
}

/** The share picture of every page that has one of its own; the others show `site.shareImage`. */
export async function loadShareCards(): Promise<ShareCard[]> {
  const [tools, views, posts, pages] = await Promise.all([
    loadTools(),
    loadViews(),
    loadPosts(),
    loadPages(),
  ])
  return [
    ...tools.map(({ href, heading, label, summary }) => ({
      href,
      title: heading ?? label,
      line: summary,
    })),
    ...views.map(({ href, heading, summary }) => ({ href, title: heading, line: summary })),
    ...posts.map((post) => ({
      href: post.href,
      title: post.title,
      line: `${post.author} · ${minutes(post.minutes)} to read`,
    })),
    ...pages.map(({ href, heading }) => ({ href, title: heading, line: site.tagline })),
    { href: '/blog', title: 'Blog', line: 'Money and code, worked out step by step' },
    { href: '/faq', title: 'Frequently Asked Questions', line: 'Short answers about every tool' },
    {
      href: '/contact',
      title: 'Contact Us',
      line: `We typically respond within ${site.replyTime}`,
    },
  ]
}
