import type { APIRoute, GetStaticPaths } from 'astro'

import { adsTxt } from '@/prerender/site-settings.ts'

/** /robots.txt, and /ads.txt with the authorised sellers of this site's advertisements if the operator has set it. */
export const getStaticPaths = (() =>
  ['robots', ...(adsTxt === '' ? [] : ['ads'])].map((name) => ({
    params: { name },
  }))) satisfies GetStaticPaths

export const GET: APIRoute = ({ params, site }) =>
  new Response(params['name'] === 'ads' ? adsTxt : robotsTxt(new URL('/sitemap-index.xml', site)))

/** Crawlers may read everything except the contact endpoint. */
function robotsTxt(sitemap: URL): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${sitemap.href}`, ''].join('\n')
}
