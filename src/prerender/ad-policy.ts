import { type Advertising, type AdSize, mayBeFramed } from '../lib/advertising.ts'

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
/** What a box shows: the word "Advertisement", an advertisement that this site itself holds, a frame, or nothing at all. */
export type AdFill = 'label' | 'house' | 'frame' | 'nothing'

/** What a box of this size shows on a page of this class. Where a frame may not stand, this site's own advertisements do. */
export function adFillOf(
  { mode }: Pick<Advertising, 'mode'>,
  pageClass: PageClass | 'none',
  size: AdSize,
): AdFill {
  if (mode === 'off' || pageClass === 'none') return 'nothing'
  if (mode === 'placeholder') return 'label'
  return mode === 'frame' && pageClass !== 'secret' && mayBeFramed(size) ? 'frame' : 'house'
}

/** What the policy of a page of this class needs beside that of every page: the origin of its frames, if it may have any. */
export function adDirectivesOf(
  advertising: Advertising,
  pageClass: PageClass | 'none',
): `frame-src ${string}`[] {
  if (adFillOf(advertising, pageClass, 'banner') !== 'frame') return []
  return [`frame-src ${new URL(advertising.frameUrl).origin}`]
}

/**
 * What a frame may do. Scripts, and windows that a visitor opens by a click, which are then windows like any other: an
 * advertiser's shop would not work without its storage. Not allowed: to be of its own origin, so that it has no cookies or
 * storage to recognise anybody by; to lead the page elsewhere; forms, dialogs, downloads, the pointer.
 * A window without a click is stopped by the browser's own rule, which needs the click to be in the frame itself.
 */
export const frameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
