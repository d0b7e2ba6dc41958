import { hostLabels, invisibleIn, type HostLabel } from '../../../ui/host-name/host-warnings.ts'
import { joinAddress, type AddressParts } from '../address/split-address.ts'

/** What an address leads to, as a browser reads it. */
export interface CheckedAddress {
  /** Undefined where browsers do not take the address. */
  ascii: string | undefined
  unicode: string
  labels: HostLabel[]
  /** What is strange about the address beside the labels of its host. */
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

/** Browsers read the names of hosts only under the schemes they know, so any other is read as one of those. */
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
    invisible.length > 0 &&
      `The name as it was given holds what cannot be seen: ${invisible.join(', ')}.`,
    isNumber && `“${host}” is a way to write the IPv4 address ${hostname}.`,
    special &&
      /\\/.test(`${slashes ?? ''}${path}`) &&
      'Browsers read “\\” as “/”; other programs may see another host or path.',
  ].filter((warning) => warning !== false)
}

/** Browsers read escapes in the name of a host. */
function unescaped(host: string): string {
  try {
    return decodeURIComponent(host)
  } catch {
    return host
  }
}
