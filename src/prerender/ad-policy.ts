import { type Advertising, type AdSize, mayBeFramed } from '../lib/advertising.ts'

import type { Tool } from './catalogue.ts'

/**
 * The sensitivity of a page's input, which decides about its advertisements: `secret` input may be a password, a document or
 * source code, `personal` input is amounts and dates, and a `public` page has no input.
 */
export const pageClasses = ['secret', 'personal', 'public'] as const
export type PageClass = (typeof pageClasses)[number]

const publicPage = /^\/(?:blog(?:\/.+)?|faq|about)?$/

/**
 * Returns the class of the page at a canonical path. The file of a tool states the class of the tool and its views. Legal
 * pages, contact and others have the class `none` and no advertisements.
 */
export function pageClassOf(
  path: string,
  tools: readonly Pick<Tool, 'href' | 'inputs'>[],
): PageClass | 'none' {
  const tool = tools.find(({ href }) => path === href || path.startsWith(`${href}/`))
  if (tool !== undefined) return tool.inputs
  return publicPage.test(path) ? 'public' : 'none'
}
/** The content of a box: the word "Advertisement", an advertisement hosted by this site, a frame, or nothing. */
export type AdFill = 'label' | 'house' | 'frame' | 'nothing'

/** Returns the content of a box by its size and the page's class. House advertisements replace frames that are not allowed. */
export function adFillOf(
  { mode }: Pick<Advertising, 'mode'>,
  pageClass: PageClass | 'none',
  size: AdSize,
): AdFill {
  if (mode === 'off' || pageClass === 'none') return 'nothing'
  if (mode === 'placeholder') return 'label'
  return mode === 'frame' && pageClass !== 'secret' && mayBeFramed(size) ? 'frame' : 'house'
}

/** Returns the additional policy directives of a page by its class: the origin of its frames, if it may have any. */
export function adDirectivesOf(
  advertising: Advertising,
  pageClass: PageClass | 'none',
): `frame-src ${string}`[] {
  if (adFillOf(advertising, pageClass, 'banner') !== 'frame') return []
  return [`frame-src ${new URL(advertising.frameUrl).origin}`]
}

/**
 * The permissions of a frame: scripts, and unrestricted windows that a visitor opens by a click, because an advertiser's shop
 * needs storage. A frame has no origin of its own, and so no cookies or storage for tracking. It cannot navigate the page, use
 * forms, dialogs or downloads, or lock the pointer. The browser itself blocks windows without a click in the frame.
 */
export const frameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'
