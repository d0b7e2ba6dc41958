import type { APIRoute } from 'astro'

import { findPopularTools } from '@/prerender/catalogue.ts'
import { loadTools } from '@/prerender/load-tools.ts'
import { brandColours } from '@/lib/brand-colours.ts'
import { site } from '@/lib/site.ts'
import { siteDescription } from '@/prerender/site-settings.ts'

/** The name, appearance and shortcuts of the installed app. */
export const GET: APIRoute = async () => {
  const shortcuts = findPopularTools(await loadTools()).map(({ label, href }) => ({
    name: label,
    url: href,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  }))
  return Response.json({
    id: '/',
    name: `${site.name} online tools`,
    short_name: site.name,
    description: siteDescription,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brandColours.paper,
    theme_color: brandColours.brand,
    categories: ['finance', 'utilities', 'productivity'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts,
  })
}
