import type { APIRoute } from 'astro'

import { drawShareImage } from '@/prerender/share-image.ts'
import { site } from '@/lib/site.ts'

/** The default share picture. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawShareImage('Professional Online Tools', site.tagline)))
