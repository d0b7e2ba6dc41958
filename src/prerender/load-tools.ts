import { getCollection } from 'astro:content'

import { AuthorError } from './author-error.ts'
import { findCatalogueError, inMenuOrder } from './catalogue.ts'

/** Returns every tool with its content entry, in menu order. Throws a sentence if two tools have the same order or rank. */
export async function loadTools() {
  const entries = await getCollection('tools')
  const tools = entries.map((entry) => ({ ...entry.data, href: `/tools/${entry.id}`, entry }))
  const error = findCatalogueError(tools)
  if (error !== undefined) throw new AuthorError(error)
  return inMenuOrder(tools)
}
