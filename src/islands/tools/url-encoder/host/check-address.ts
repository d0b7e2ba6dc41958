import {
  frontWarning,
  hostLabels,
  invisibleIn,
  type HostLabel,
} from '../../../ui/host-name/host-warnings.ts'
import { joinAddress, type AddressParts } from '../address/split-address.ts'

/** The destination of an address, as browsers read it. */
export interface CheckedAddress {
  /** Undefined if browsers reject the address. */
  ascii: string | undefined
  unicode: string
  labels: HostLabel[]
  /** Warnings about the address, in addition to those for its host labels. */
  warnings: string[]
}

/** Checks the host of an address with "//". */
export function checkAddress(parts: AddressParts): CheckedAddress {
  const hostname = browserHost(parts)
  const name = hostname ?? parts.host
  const isNumber = /^\[|^\d+\.\d+\.\d+\.\d+$/.test(name)
  const labels = isNumber ? [] : hostLabels(name)
  return {
    ascii: hostname,
    unicode: isNumber ? name : labels.map(({ unicode }) => unicode).join('.'),
    labels,
    warnings: addressWarnings(parts, name),
  }
}

/**
 * Returns the host as browsers parse it. They parse host names only under known schemes, so https replaces any other
 * scheme.
 */
function browserHost(parts: AddressParts): string | undefined {
  const scheme = READ.test(parts.scheme ?? '') ? parts.scheme : 'https'
  const address = joinAddress({ ...parts, scheme })
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

const READ = /^(?:https?|wss?|ftp)$/i

function addressWarnings({ scheme, slashes, user, host, path }: AddressParts, hostname: string) {
  const isNumber = /^\d+\.\d+\.\d+\.\d+$/.test(hostname) && host !== hostname
  const invisible = invisibleIn(unescaped(host))
  const special = scheme === undefined || READ.test(scheme)
  const login = user ?? ''
  return [
    login.includes('.') &&
      `“${login}” before the “@” is a user name. The address leads to ${hostname}.`,
    frontWarning(hostname),
    invisible.length > 0 &&
      `The entered name contains invisible characters: ${invisible.join(', ')}.`,
    isNumber && `“${host}” is a way to write the IPv4 address ${hostname}.`,
    special &&
      /\\/.test(`${slashes ?? ''}${path}`) &&
      'Browsers read “\\” as “/”; other programs may see another host or path.',
  ].filter((warning) => typeof warning === 'string')
}

/** Decodes a host name, because browsers decode escapes in it. */
function unescaped(host: string): string {
  try {
    return decodeURIComponent(host)
  } catch {
    return host
  }
}
