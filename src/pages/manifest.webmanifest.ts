import type { APIRoute } from 'astro'

import { findPopularTools } from '@/prerender/catalogue.ts'
import { loadTools } from '@/prerender/load-tools.ts'
import { brandColours } from '@/lib/brand-colours.ts'
import { site } from '@/lib/site.ts'
import { SHARE_PATH } from '@/lib/share-path.ts'
import { siteDescription, takesShares } from '@/prerender/site-settings.ts'

/** The files that open with the installed site, by type. */
const FILES = {
  'application/json': ['.json'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/svg+xml': ['.svg'],
  'application/xml': ['.xml'],
  'application/yaml': ['.yaml', '.yml'],
}

/** What other apps can share: texts, addresses and the files above. */
const shareTarget = {
  action: SHARE_PATH,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [{ name: 'files', accept: Object.entries(FILES).flat(2) }],
  },
}

/** The name, appearance and shortcuts of the installed app, and what it takes from other apps. */
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
    file_handlers: [{ action: '/', accept: FILES }],
    ...(takesShares && { share_target: shareTarget }),
  })
}
