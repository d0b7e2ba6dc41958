import type { APIRoute } from 'astro'

import { drawShareImage, shareAnswerOf, signature } from '@/prerender/share-image.ts'
import { site } from '@/lib/site.ts'

/** The default share picture, with the loan of the home page. */
export const GET: APIRoute = async () => {
  const answer = (await shareAnswerOf('/tools/loan-calculator')) ?? signature
  const picture = await drawShareImage('Professional Online Tools', site.tagline, answer)
  return new Response(new Uint8Array(picture))
}
