import { siteUrl } from './site-settings.ts'

/** The structured data of the way from the home page to a page, itself last (schema.org BreadcrumbList). */
export function createBreadcrumbRecord(trail: readonly { label: string; href: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, siteUrl).href,
    })),
  }
}
