import type { APIRoute, GetStaticPaths } from 'astro'

import { adsTxt } from '@/prerender/site-settings.ts'

/** /ads.txt, which says who may sell this site's advertisements. Where the operator has set none there is no such file. */
export const getStaticPaths = (() =>
  adsTxt === '' ? [] : [{ params: { name: 'ads' } }]) satisfies GetStaticPaths

export const GET: APIRoute = () => new Response(adsTxt)
