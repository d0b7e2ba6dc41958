import type { APIRoute, GetStaticPaths } from 'astro'

import { adsTxt } from '@/prerender/site-settings.ts'

/** /ads.txt, the authorised sellers of this site's advertisements. It exists only if the operator has set it. */
export const getStaticPaths = (() =>
  adsTxt === '' ? [] : [{ params: { name: 'ads' } }]) satisfies GetStaticPaths

export const GET: APIRoute = () => new Response(adsTxt)
