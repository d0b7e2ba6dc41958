import { site } from '../lib/site.ts'

import { toSharePath } from './paths.ts'
import { formatIsoDay, type Post } from './posts.ts'
import { operatorName, siteUrl, socialLinks } from './site-settings.ts'

/** Creates the structured data of the path from the home page to a page, itself last (schema.org BreadcrumbList). */
export function createBreadcrumbRecord(trail: readonly { label: string; href: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  }
}

/** Creates the structured data of a post (schema.org BlogPosting). */
export function createPostRecord(post: Omit<Post, 'tools'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url: absolute(post.href),
    mainEntityOfPage: absolute(post.href),
    image: absolute(toSharePath(post.href)),
    datePublished: formatIsoDay(post.date),
    dateModified: formatIsoDay(post.updated ?? post.date),
    author: { '@type': 'Organization', name: post.author, url: absolute('/about') },
    publisher: createPublisherRecord(),
    articleSection: post.section,
    keywords: post.keywords.join(', '),
    inLanguage: 'en-IN',
  }
}

/** Creates the structured data of the publisher (schema.org Organization): the operator, or the site itself without a name in the settings. */
export function createPublisherRecord(): object {
  return {
    '@type': 'Organization',
    name: operatorName || site.name,
    url: absolute('/'),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ href }) => href) }),
  }
}

function absolute(path: string): string {
  return new URL(path, siteUrl).href
}
