import { site } from '../lib/site.ts'

import { contactAddress, operatorName, qrServiceUrl } from './site-settings.ts'

/** What Markdown may name in braces, and what decides which of its conditional parts are shown. */
export interface SiteFacts {
  name: string
  contactAddress: string
  /** Who runs the site, as it stands within a sentence, in HTML. */
  operator: string
  replyTime: string
  /** The operator's outside service for QR pictures. Empty: QR codes are drawn in the browser. */
  qrServiceUrl: string
}

export const siteFacts: SiteFacts = {
  name: site.name,
  contactAddress,
  operator:
    operatorName.replaceAll('&', '&amp;').replaceAll('"', '&quot;') || `the ${site.name} Team`,
  replyTime: site.replyTime,
  qrServiceUrl: qrServiceUrl,
}

const CONDITIONAL_PART = /<!-- only (with|without) QR service -->([\s\S]*?)<!-- end -->/g

/** Markdown percent-encodes braces in links: "mailto:%7BcontactAddress%7D". */
const TOKEN = /(?:\{|%7B)([a-z]\w*)(?:\}|%7D)/gi

/**
 * Text or HTML made from Markdown, with `{name}`, `{contactAddress}`, `{operator}`, `{replyTime}` and `{qrService}` filled in, and of
 * the parts between `<!-- only with QR service -->` or `<!-- only without QR service -->` and `<!-- end -->` those that
 * are true. Throws a sentence naming `file` when a token or a mark is none of these.
 */
export function withSiteFacts(html: string, file: string, facts: SiteFacts = siteFacts): string {
  const shown = facts.qrServiceUrl === '' ? 'without' : 'with'
  const truthful = html.replace(CONDITIONAL_PART, (_, when: string, part: string) =>
    when === shown ? part : '',
  )
  const strayMark = /<!--[\s\S]*?-->/.exec(truthful)?.[0]
  if (strayMark !== undefined)
    throw new Error(`${file}: the mark ${strayMark} is unknown or has no partner.`)
  const values: Record<string, string> = {
    name: facts.name,
    contactAddress: facts.contactAddress,
    operator: facts.operator,
    replyTime: facts.replyTime,
    qrService: facts.qrServiceUrl === '' ? '' : new URL(facts.qrServiceUrl).host,
  }
  // What stands in <code> is an example, not a token.
  return truthful.replace(/(<code[\s\S]*?<\/code>)|([^<]+|<)/g, (piece, code?: string) =>
    code === undefined ? piece.replace(TOKEN, (token, key: string) => valueOf(key, token)) : piece,
  )

  function valueOf(key: string, token: string): string {
    const value = values[key]
    if (value !== undefined) return value
    const known = Object.keys(values).map((name) => `{${name}}`)
    throw new Error(`${file}: ${token} is no fact of the site. There are ${known.join(', ')}.`)
  }
}
