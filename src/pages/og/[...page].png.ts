import type { APIRoute, GetStaticPaths } from 'astro'

import { loadShareCards, type ShareCard } from '@/prerender/load-share-cards.ts'
import { drawShareImage } from '@/prerender/share-image.ts'

export const getStaticPaths = (async () => {
  const cards = await loadShareCards()
  return cards.map((card) => ({ params: { page: card.href.slice(1) }, props: { card } }))
}) satisfies GetStaticPaths

/** The share picture of one page, at its `toSharePath`. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props: { card } }) =>
  new Response(new Uint8Array(await drawShareImage(card.title, card.line)))
