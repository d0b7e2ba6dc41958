import { siteUrl } from '../site-url.ts'

/**
 * Whether a post can come from a page of this site. Browsers say where a request comes from and no page can change
 * that; a program that is no browser says nothing and is let through, since there are no cookies to abuse.
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
