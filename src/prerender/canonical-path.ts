/** A page's path as links write it: the build in folders puts a slash at its end, which only the home page keeps. */
export function toCanonicalPath({ pathname }: Pick<URL, 'pathname'>): string {
  return pathname.replace(/(.)\/$/, '$1')
}
