import type { APIRoute, GetStaticPaths } from 'astro'

import { icoOf, drawIcon } from '@/prerender/icon-image.ts'

/** All icons, drawn from public/favicon.svg. */
const ICONS: Record<string, () => Promise<Buffer>> = {
  'favicon.ico': async () => icoOf(await drawIcon(32, 'any')),
  'apple-touch-icon.png': () => drawIcon(180, 'maskable'),
  'icon-192.png': () => drawIcon(192, 'any'),
  'icon-512.png': () => drawIcon(512, 'any'),
  'icon-maskable-512.png': () => drawIcon(512, 'maskable'),
}

export const getStaticPaths = (() =>
  Object.keys(ICONS).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths

export const GET: APIRoute = async ({ params }) => {
  const draw = ICONS[params['icon'] ?? '']
  if (draw === undefined) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await draw()))
}
