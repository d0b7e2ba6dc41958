import type { Tool } from './catalogue.ts'

/**
 * What is at stake on a page, which decides what may stand in its advertisement boxes: `secret`, what is typed may be a
 * password, a document or source code; `personal`, amounts and dates of a life; `public`, nothing is asked for.
 */
export const pageClasses = ['secret', 'personal', 'public'] as const
export type PageClass = (typeof pageClasses)[number]

const publicPage = /^\/(?:blog(?:\/.+)?|faq|about)?$/

/**
 * The class of the page at a canonical path: of tools and their views the one that the tool's file states. Every other page,
 * such as the legal ones and contact, has none and shows no advertisement.
 */
export function pageClassOf(
  path: string,
  tools: readonly Pick<Tool, 'href' | 'inputs'>[],
): PageClass | 'none' {
  const tool = tools.find(({ href }) => path === href || path.startsWith(`${href}/`))
  if (tool !== undefined) return tool.inputs
  return publicPage.test(path) ? 'public' : 'none'
}
