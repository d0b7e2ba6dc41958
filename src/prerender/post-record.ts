import { formatIsoDay, type Post } from './posts.ts'
import { createPublisherRecord } from './publisher-record.ts'
import { toSharePath } from './share-path.ts'
import { siteUrl } from './site-settings.ts'

/** The structured data of a post, for search engines (schema.org BlogPosting). */
export function createPostRecord(post: Omit<Post, 'tools'>): object {
  const absolute = (path: string) => new URL(path, siteUrl).href
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
