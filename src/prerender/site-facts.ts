import type { Advertising } from '../lib/advertising.ts'
import { site } from '../lib/site.ts'

import { AuthorError } from './author-error.ts'
import {
  advertising,
  contactAddress,
  operatorName,
  qrServiceUrl,
  takesShares,
} from './site-settings.ts'

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
  advertising: Advertising
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
  advertising,
  takesShares,
}

const CONDITIONAL_PART = /<!-- only ((?:with|without) [\w ,]+?) -->([\s\S]*?)<!-- end -->/g

/** Markdown percent-encodes braces in links: "mailto:%7BcontactAddress%7D". */
const TOKEN = /(?:\{|%7B)([a-z]\w*)(?:\}|%7D)/gi

/**
 * Replaces `{name}`, `{contactAddress}`, `{operator}`, `{replyTime}`, `{qrService}` and `{adHost}` in text or HTML from Markdown,
 * and removes conditional parts that are not true: those between a mark such as `<!-- only with QR service -->` or
 * `<!-- only without QR service or framed ads -->` and `<!-- end -->`. Throws a sentence with `file` for an unknown token or mark.
 */
export function withSiteFacts(html: string, file: string, facts: SiteFacts = siteFacts): string {
  const truthful = html.replace(CONDITIONAL_PART, (whole, conditions: string, part: string) => {
    const isTrue = holds(conditions, facts)
    if (isTrue === undefined) return whole
    return isTrue ? part : ''
  })
  const strayMark = /<!--[\s\S]*?-->/.exec(truthful)?.[0]
  if (strayMark !== undefined)
    throw new AuthorError(`${file}: the mark ${strayMark} is unknown or has no partner.`)
  const values: Record<string, string> = {
    name: facts.name,
    contactAddress: facts.contactAddress,
    operator: facts.operator,
    replyTime: facts.replyTime,
    ...(facts.furtherTools !== undefined && { furtherTools: facts.furtherTools }),
    qrService: hostOf(facts.qrServiceUrl),
    adHost: hostOf(facts.advertising.frameUrl),
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

function hostOf(address: string): string {
  return address === '' ? '' : new URL(address).host
}

/** Returns whether conditions such as "with A or B, without C" are true, or undefined if a name is unknown. */
function holds(conditions: string, facts: SiteFacts): boolean | undefined {
  const { qrServiceUrl, advertising, takesShares } = facts
  const { mode } = advertising
  const known: Record<string, boolean> = {
    'QR service': qrServiceUrl !== '',
    ads: mode !== 'off',
    'placeholder ads': mode === 'placeholder',
    'house ads': mode === 'house',
    'framed ads': mode === 'frame',
    'share target': takesShares,
  }
  const clauses = conditions.split(', ').map((clause) => {
    const [, word, names = ''] = /^(with|without) (.+)$/.exec(clause) ?? []
    const values = names.split(' or ').map((name) => known[name])
    if (values.includes(undefined)) return undefined
    return values.includes(true) === (word === 'with')
  })
  return clauses.includes(undefined) ? undefined : !clauses.includes(false)
}
