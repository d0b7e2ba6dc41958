import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'astro/zod'

import { isCalendarDay } from '../../lib/long-date.ts'
import { categories } from '../catalogue.ts'
import { bookedLink } from '../house-ads.ts'
import { type IconName, icons } from '../icons.ts'
import type { Sum } from '../sums.ts'

const sentence = (max: number) => z.string().trim().min(1).max(max)

/** Other names, in any language. Pages found by these come after those found by name and keywords. */
const synonyms = z.array(z.string().min(1)).default([])

/** Purposes in a few words, such as "csv to json". The search treats them as synonyms. */
const does = z.array(z.string().min(1).max(40)).default([])

/**
 * A day written as YYYY-MM-DD. Astro's YAML makes a date of it, and of 2026-02-30 the 2nd of March; the check of the written text
 * (frontmatter-errors.ts) refuses that. Dates read by `new Date` would take 1-12-2026 for the 12th of January.
 */
const day = z.preprocess(
  (value) => (typeof value === 'string' && isCalendarDay(value) ? new Date(value) : value),
  z.date({ error: 'must be a day in the form YYYY-MM-DD, such as 2026-12-01' }),
)

/** The day on which what the page says last changed. The sitemap has it (src/build/days-of-change.ts). */
const dayOfChange = day.optional()

/** The fields of a tool. One file is one tool, and its file name is its address under /tools. */
export const toolsSchema = z.strictObject({
  label: sentence(40),
  category: z.enum(categories),
  /** Whether menus list it below a rule, after the main tools of its category. The footer leaves it out. */
  further: z.boolean().default(false),
  /** Position within the category, in menus, in the footer and among related tools. */
  order: z.number().int().positive(),
  keywords: z.array(z.string().min(1)).min(1),
  synonyms,
  does,
  /** The document title, without the name of the site. */
  title: sentence(70),
  /** The heading of the page, where it differs from the label. */
  heading: sentence(60).optional(),
  /** The tool's own page in the row of links to its views. A tool with views needs it. */
  navLabel: sentence(30).optional(),
  description: sentence(180),
  subtitle: sentence(160),
  /** One short line for cards. */
  summary: sentence(90),
  /** The question that the page answers, for the list of all tools. */
  question: sentence(50),
  icon: z.enum(Object.keys(icons) as [IconName]),
  popular: z
    .strictObject({
      rank: z.number().int().min(1).max(4),
      badge: z.enum(['Popular', 'Hot', 'Trending']),
    })
    .optional(),
  featured: z.boolean().default(false),
  updated: dayOfChange,
  /** Whether other sites may show the tool and its views in a frame. Finance tools do not need it. */
  embed: z.boolean().optional(),
})

/** The fields of a view: a page below the tool that its folder is named after. */
export const viewsSchema = z.strictObject({
  /** The view in the row of links to all pages of its tool. */
  navLabel: sentence(30),
  /** Position in that row, after the tool's own page. */
  order: z.number().int().positive(),
  keywords: z.array(z.string().min(1)).min(1),
  synonyms,
  does,
  /** The document title, without the name of the site. */
  title: sentence(70),
  heading: sentence(60),
  description: sentence(180),
  subtitle: sentence(160),
  /** One short line for the share picture. */
  summary: sentence(90),
  /** The question that the page answers, for the list of all tools. */
  question: sentence(50),
  /** The place among the questions of the home page; absent from them without one. */
  homeRank: z.number().int().positive().optional(),
  updated: dayOfChange,
})

const sum: z.ZodType<Sum> = z.lazy(() =>
  z
    .object({ of: z.string(), row: z.string().optional(), minus: z.string().optional() })
    .catchall(
      z.union([z.string(), z.number(), sum], { error: 'must be a text, a number or a sum' }),
    ),
)

/** A figure of a post's picture: a sum with the label it is drawn with. */
const drawnFigure = z
  .object({ label: sentence(40), color: z.enum(['principal', 'interest', 'attention']).optional() })
  .and(sum)

/** The figure on the cards and the share picture of a post, and what is drawn below it. */
const picture = z.strictObject({
  line: sentence(60),
  unit: sentence(20).optional(),
  answer: sum,
  /** A loan whose years are drawn. */
  loan: sum.optional(),
  bars: z.array(drawnFigure).min(2).max(3).optional(),
  lines: z.array(drawnFigure).min(2).max(3).optional(),
})

/** Returns a schema for the name of a tool of the project in the folder `root`. */
export const toolIn = (root: string) =>
  z.string().refine((name) => existsSync(join(root, `src/content/tools/${name}.mdx`)), {
    error: 'must name a file of src/content/tools without .mdx',
  })

const areDifferent = (values: readonly unknown[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size === values.length

/** Returns the schema of a post. `tool` is that of a tool's name. */
export const blogSchema = <Tool extends z.ZodType>(tool: Tool) =>
  z
    .strictObject({
      title: sentence(80),
      description: sentence(180),
      keywords: z.array(z.string().min(1)).min(1),
      date: day,
      updated: dayOfChange,
      author: sentence(40),
      section: z.enum(['Finance', 'Developer']),
      tools: z.array(tool).min(1).refine(areDifferent, { error: 'must name each tool once' }),
      /** The calculations of the figures in the post: see `<Figure>` in docs/authors.md. */
      sums: z.record(z.string(), sum).optional(),
      picture,
      /** Amounts of the post that no tool computes, such as what a law or a sheet says. */
      stated: z.array(z.string()).default([]),
      draft: z.boolean().default(false),
    })
    .refine(({ date, updated = date }) => updated >= date, {
      path: ['updated'],
      error: 'must be the day of date or a later one',
    })

/** The fields of a section of the FAQ; each second-level heading in it is a question, and the text below it the answer. */
export const faqSchema = z.strictObject({
  title: sentence(40),
  order: z.number().int().positive(),
  updated: dayOfChange,
})

/** The fields of a text page, such as a policy. */
export const pagesSchema = z.strictObject({
  title: sentence(70),
  heading: sentence(60),
  description: sentence(180),
  keywords: z.array(z.string().min(1)).min(1),
  /** Shows 'Last Updated' with the policy date of site.ts. */
  showsPolicyDate: z.boolean().default(false),
  updated: dayOfChange,
})

/** The fields of an advertisement of this site's own, shown in a build with ADS=house. */
export const adsSchema = z
  .strictObject({
    sponsor: sentence(40),
    link: z.string().regex(bookedLink, {
      error: 'must begin with / or https:// and have none of the signs * + ( ) { } \\ "',
    }),
    /** The first and the last day on which it is shown, by the calendar of India. */
    from: day,
    until: day,
    /** What is read: the words of the picture, or a line above the text. */
    headline: sentence(40),
    text: sentence(90).optional(),
    /** The name of a picture beside the file, of exactly the size of its box or twice that. */
    picture: z.string().optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'must not be before from',
  })
  .refine(({ text, picture }) => text !== undefined || picture !== undefined, {
    path: ['text'],
    error: 'is needed without a picture',
  })
