import type { AdMode } from '../lib/advertising.ts'
import { ownEntry } from '../lib/own-entry.ts'
import { site } from '../lib/site.ts'

import { AuthorError } from './author-error.ts'
import { adMode, contactAddress, operatorName, qrServiceUrl, takesShares } from './site-settings.ts'

/** The values that Markdown can use in braces, and the conditions of its conditional parts. */
export interface SiteFacts {
  name: string
  contactAddress: string
  /** Who runs the site, as part of a sentence, in HTML. */
  operator: string
  replyTime: string
  /** Links to the tools that menus list below the main ones, as part of a sentence. Only for the text pages. */
  furtherTools?: string
  /** The operator's external service for QR pictures. Empty if the browser draws QR codes. */
  qrServiceUrl: string
  adMode: AdMode
  /** Whether other apps may share with the installed site. */
  takesShares: boolean
}

export const siteFacts: SiteFacts = {
  name: site.name,
  contactAddress,
  operator:
    operatorName.replaceAll('&', '&amp;').replaceAll('"', '&quot;') || `the ${site.name} Team`,
  replyTime: site.replyTime,
  qrServiceUrl: qrServiceUrl,
  adMode,
  takesShares,
}

const CONDITIONAL_PART = /<!-- only (with|without) ([\w ]+?) -->([\s\S]*?)<!-- end -->/g

/** Markdown percent-encodes braces in links: "mailto:%7BcontactAddress%7D". */
const TOKEN = /(?:\{|%7B)([a-z]\w*)(?:\}|%7D)/gi

/**
 * Replaces `{name}`, `{contactAddress}`, `{operator}`, `{replyTime}` and `{qrService}` in text or HTML from Markdown,
 * and removes conditional parts that are not true: those between a mark such as `<!-- only with QR service -->` or
 * `<!-- only without ads -->` and `<!-- end -->`. Throws a sentence with `file` for an unknown token or mark.
 */
export function withSiteFacts(html: string, file: string, facts: SiteFacts = siteFacts): string {
  const truthful = html.replace(
    CONDITIONAL_PART,
    (whole, word: string, name: string, part: string) => {
      const isTrue = holds(name, facts)
      if (isTrue === undefined) return whole
      return isTrue === (word === 'with') ? part : ''
    },
  )
  const strayMark = /<!--[\s\S]*?-->/.exec(truthful)?.[0]
  if (strayMark !== undefined)
    throw new AuthorError(`${file}: the mark ${strayMark} is unknown or has no partner.`)
  const values: Record<string, string> = {
    name: facts.name,
    contactAddress: facts.contactAddress,
    operator: facts.operator,
    replyTime: facts.replyTime,
    ...(facts.furtherTools !== undefined && { furtherTools: facts.furtherTools }),
    qrService: facts.qrServiceUrl === '' ? '' : new URL(facts.qrServiceUrl).host,
  }
  // Braces in <code> are examples, not tokens.
  return truthful.replace(/(<code[\s\S]*?<\/code>)|([^<]+|<)/g, (piece, code?: string) =>
    code === undefined ? piece.replace(TOKEN, (token, key: string) => valueOf(key, token)) : piece,
  )

  function valueOf(key: string, token: string): string {
    const value = values[key]
    if (value !== undefined) return value
    const known = Object.keys(values).map((name) => `{${name}}`)
    throw new AuthorError(
      `${file}: ${token} is not a fact of the site. There are ${known.join(', ')}.`,
    )
  }
}

/** Returns whether a condition such as "QR service" is true, or undefined if its name is unknown. */
function holds(name: string, { qrServiceUrl, adMode, takesShares }: SiteFacts) {
  const known: Record<string, boolean> = {
    'QR service': qrServiceUrl !== '',
    ads: adMode !== 'off',
    'placeholder ads': adMode === 'placeholder',
    'house ads': adMode === 'house',
    'share target': takesShares,
  }
  return ownEntry(known, name)
}
