/** One row of a table: a name and its value. */
export interface Row {
  name: string
  value: string
}

/** An absolute URL taken apart. */
export interface UrlParts {
  parts: Row[]
  /** The parameters of the query as a server reads them, in their order, repeated names included. */
  query: Row[]
}

/**
 * The parts of a URL with an authority ("https://…"), as the URL standard parses them; undefined when the text is none.
 * Empty parts are left out.
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

/** In a query "+" is a space (application/x-www-form-urlencoded), unlike in the rest of a URL. */
function queryRows(query: string): Row[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
      return { name: decoded(name), value: decoded(value.join('=')) }
    })
}

/** What cannot be decoded is shown as it stands rather than with replacement characters. */
function decoded(component: string): string {
  try {
    return decodeURIComponent(component)
  } catch {
    return component
  }
}
