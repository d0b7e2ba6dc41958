/** One row of a table: a name and its value. */
export interface Row {
  name: string
  value: string
}

/** The parts of an absolute URL. */
export interface UrlParts {
  parts: Row[]
  /** The query parameters as a server decodes them, in order, repeated names included. */
  query: Row[]
}

/**
 * Returns the non-empty parts of a URL with an authority ("https://…"), parsed by the URL standard. Undefined if the text
 * is not such a URL.
 */
export function urlParts(text: string): UrlParts | undefined {
  const trimmed = text.trim()
  if (!/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(trimmed)) return undefined
  if (!URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  const parts = [
    { name: 'Scheme', value: url.protocol.slice(0, -1) },
    { name: 'User name', value: decoded(url.username) },
    { name: 'Password', value: decoded(url.password) },
    { name: 'Host', value: url.hostname },
    { name: 'Port', value: url.port },
    { name: 'Path', value: decoded(url.pathname) },
    { name: 'Fragment', value: decoded(url.hash.slice(1)) },
  ]
  return { parts: parts.filter(({ value }) => value !== ''), query: queryRows(url.search.slice(1)) }
}

/** Decodes the query as application/x-www-form-urlencoded, where "+" is a space. */
function queryRows(query: string): Row[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
      return { name: decoded(name), value: decoded(value.join('=')) }
    })
}

/** Decodes a component. Returns a malformed one unchanged, without replacement characters. */
function decoded(component: string): string {
  try {
    return decodeURIComponent(component)
  } catch {
    return component
  }
}
