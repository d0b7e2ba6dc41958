import { joinSearchText, type Tool } from './catalogue.ts'
import { icons } from './icons.ts'
import type { Post } from './posts.ts'
import type { QuestionSection } from './questions.ts'
import type { View } from './views.ts'

/** A page in the search: its display, and the text that queries match. */
export interface SearchEntry {
  href: string
  label: string
  category: string
  /** The shapes of its icon: the name of each element, and its attributes. */
  icon: [string, Record<string, string>][]
  /** The text that queries match first (see `joinSearchText`). */
  text: string
  /** Synonyms and what the page does, one per line; for a post, its description. */
  otherWords: string
  kind: 'tool' | 'view' | 'page' | 'post' | 'question'
  /** The rank of a popular tool. */
  popular: number | undefined
}

/**
 * Returns all entries of the search: tools, views, pages of the site, posts and questions, tools and views in menu order. Tools
 * are first, so that a tool precedes a view of the same rank.
 */
export function toSearchList(
  tools: readonly Tool[],
  views: readonly (View & { tool: Tool })[],
  posts: readonly Pick<Post, 'href' | 'title' | 'keywords' | 'description'>[],
  sections: readonly QuestionSection[],
): SearchEntry[] {
  return [
    ...tools.map(toToolEntry),
    ...views.map(({ tool: { category, icon }, ...view }) => ({
      href: view.href,
      label: view.heading,
      category,
      icon: shapesOf(icons[icon]),
      text: joinSearchText({ label: view.heading, category: '', keywords: view.keywords }),
      otherWords: otherWordsOf(view),
      kind: 'view' as const,
      popular: undefined,
    })),
    ...sitePages.map(toPageEntry),
    ...posts.map(({ href, title, keywords, description }) => ({
      href,
      label: title,
      category: 'Blog',
      icon: shapesOf(icons.words),
      text: joinSearchText({ label: title, category: '', keywords }),
      otherWords: description,
      kind: 'post' as const,
      popular: undefined,
    })),
    ...sections.flatMap(({ questions }) => questions.map(toQuestionEntry)),
  ]
}

function otherWordsOf({ synonyms, does }: Pick<Tool, 'synonyms' | 'does'>): string {
  return [...synonyms, ...does].join('\n')
}

function toToolEntry(tool: Tool): SearchEntry {
  return {
    href: tool.href,
    label: tool.label,
    category: tool.category,
    icon: shapesOf(icons[tool.icon]),
    text: joinSearchText(tool),
    otherWords: otherWordsOf(tool),
    kind: 'tool',
    popular: tool.popular?.rank,
  }
}

function toPageEntry({ href, label, names }: SitePage): SearchEntry {
  return {
    href,
    label,
    category: 'This site',
    icon: shapesOf(icons.words),
    text: label.toLowerCase(),
    otherWords: names.join('\n'),
    kind: 'page',
    popular: undefined,
  }
}

/** Returns the entry of a question of the FAQ, found by its own words. */
function toQuestionEntry({ id, question }: QuestionSection['questions'][number]): SearchEntry {
  const label = withoutMarkup(question)
  return {
    href: `/faq#${id}`,
    label,
    category: 'FAQ',
    icon: shapesOf(icons.words),
    text: label.toLowerCase(),
    otherWords: '',
    kind: 'question',
    popular: undefined,
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}

/** Returns the shapes of an icon as data, because the policy of the pages forbids scripts to parse HTML. */
function shapesOf(icon: string): SearchEntry['icon'] {
  return [...icon.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, name = '', attributes = '']) => [
    name,
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  ])
}

/** A page of the site that is neither a tool nor an article, with the words that people search it by. */
export interface SitePage {
  href: string
  /** Its heading. */
  label: string
  names: readonly string[]
}

/** The pages that the search finds after the tools. */
export const sitePages: readonly SitePage[] = [
  {
    href: '/tools',
    label: 'All Tools',
    names: ['tools', 'list of tools', 'tools list', 'all calculators', 'every tool', 'calculators', 'sabhi tools', 'सभी टूल'], // prettier-ignore
  },
  {
    href: '/rules',
    label: 'Rates and Rules',
    names: ['rates', 'rules', 'interest rates', 'interest rates today', 'current rates', 'new rules', 'rules calendar', 'due dates', 'ब्याज दरें'], // prettier-ignore
  },
  {
    href: '/proof',
    label: 'Proof',
    names: ['published results', 'are the results right', 'how accurate', 'accuracy', 'sources', 'tests'], // prettier-ignore
  },
  {
    href: '/faq',
    label: 'Frequently Asked Questions',
    names: [
      'faq',
      'faqs',
      'questions',
      'help',
      'support',
      'common questions',
      'सवाल',
      'मदद',
      'madad',
    ],
  },
  {
    href: '/blog',
    label: 'Blog',
    names: ['articles', 'posts', 'guides', 'news'],
  },
  {
    href: '/contact',
    label: 'Contact Us',
    names: ['contact', 'contact form', 'feedback', 'email', 'e-mail', 'suggestion', 'complaint', 'report a mistake', 'report a bug', 'write to us', 'sampark', 'संपर्क करें', 'shikayat'], // prettier-ignore
  },
  {
    href: '/about',
    label: 'About Us',
    names: ['about', 'who makes this site', 'who made this', 'about ganak', 'open source', 'source code'], // prettier-ignore
  },
  {
    href: '/privacy-policy',
    label: 'Privacy Policy',
    names: [
      'privacy',
      'is my data safe',
      'data protection',
      'cookies',
      'tracking',
      'gopniyata',
      'गोपनीयता',
    ],
  },
  {
    href: '/terms-of-service',
    label: 'Terms of Service',
    names: ['terms', 'terms of use', 'terms and conditions', 'disclaimer', 'शर्तें'],
  },
]
