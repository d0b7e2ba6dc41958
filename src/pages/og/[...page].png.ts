import type { APIRoute, GetStaticPaths } from 'astro'

import { minutes } from '@/lib/quantity.ts'
import { site } from '@/lib/site.ts'
import { loadPages, loadPosts, loadViews } from '@/prerender/load-content.ts'
import { loadTools } from '@/prerender/load-tools.ts'
import { toolsWithFigures } from '@/prerender/check-figures.ts'
import { drawPicture } from '@/prerender/post-pictures.ts'
import type { ShareAnswer } from '@/prerender/share-image-layout.ts'
import { drawShareImage, shareAnswerOf, signature } from '@/prerender/share-image.ts'

export const getStaticPaths = (async () => {
  const cards = await loadShareCards()
  return cards.map((card) => ({ params: { page: card.href.slice(1) }, props: { card } }))
}) satisfies GetStaticPaths

/** The share picture of one page, at its `toSharePath`. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props: { card } }) => {
  const { title, line, answer = signature } = card
  return new Response(new Uint8Array(await drawShareImage(title, line, answer)))
}

/** The text of a page's share picture. */
interface ShareCard {
  /** The page's path. */
  href: string
  title: string
  line: string
  answer?: ShareAnswer | undefined
}

/** The cards of the pages that are no content. */
const FIXED_CARDS: readonly ShareCard[] = [
  { href: '/blog', title: 'Blog', line: 'Money and code, worked out step by step' },
  { href: '/tools', title: 'All Tools', line: 'Find a tool by the question that it answers' },
  { href: '/rules', title: 'Rates and Rules', line: 'With their dates and sources' },
  { href: '/proof', title: 'Proof', line: 'Published results that the tools reproduce' },
  { href: '/faq', title: 'Frequently Asked Questions', line: 'Short answers about every tool' },
  {
    href: '/contact',
    title: 'Contact Us',
    line: `We typically respond within ${site.replyTime}`,
  },
]

/** Returns the cards of all pages with a share picture of their own; the other pages use `site.shareImage`. */
async function loadShareCards(): Promise<ShareCard[]> {
  const [tools, views, posts, pages] = await Promise.all([
    loadTools(),
    loadViews(),
    loadPosts(),
    loadPages(),
  ])
  const toolPages = [
    ...tools.map(({ href, heading, label, summary }) => ({
      href,
      title: heading ?? label,
      line: summary,
    })),
    ...views.map(({ href, heading, summary }) => ({ href, title: heading, line: summary })),
  ]
  const withAnswers = toolPages.map(async (card) => ({
    ...card,
    answer: await shareAnswerOf(card.href),
  }))
  const postCards = posts.map(async (post) => ({
    href: post.href,
    title: post.title,
    line: `${post.author} · ${minutes(post.minutes)} to read`,
    answer: await drawPicture(post.picture, post.sums ?? {}, toolsWithFigures),
  }))
  return [
    ...(await Promise.all(withAnswers)),
    ...(await Promise.all(postCards)),
    ...pages.map(({ href, heading }) => ({ href, title: heading, line: site.tagline })),
    ...FIXED_CARDS,
  ]
}
