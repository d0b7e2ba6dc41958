import { siteUrl } from '../site-url.ts'

/**
 * Whether a post can come from a page of this site. Browsers name the origin of a request, and no page can change what
 * they name. Programs that are no browsers name none and are let through: they carry no visitor's cookies.
 * `host` is the Host header as sent; behind a proxy that rewrites it the site's own address counts too.
 */
export function isFromOwnPages(headers: Headers, host: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  const originHost = URL.canParse(origin) ? new URL(origin).host : ''
  return (
    originHost !== '' && (originHost === host.toLowerCase() || origin === new URL(siteUrl).origin)
  )
}
