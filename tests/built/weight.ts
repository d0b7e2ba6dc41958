import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const client = new URL('../../dist/client/', import.meta.url).pathname

/** What a visit to a page costs, in brotli bytes; all but the chart before anyone touches it. */
export interface Weight {
  html: number
  /** All scripts of the first load: inline, linked, islands and their imports. */
  script: number
  style: number
  font: number
  /** Fetched later, and only where there is a chart: what draws it. */
  chart: number
  /** Addresses of the scripts that are counted. */
  scripts: string[]
}

/** The built HTML of a page. */
export function htmlOf(path: string): string {
  return readFileSync(join(client, path === '/404' ? '404.html' : join(path, 'index.html')), 'utf8')
}

/** Several tests ask for the weight of the same page, and the best compression is slow. */
const pageWeights = new Map<string, Weight>()

/** The weight of a built page. */
export function weightOf(path: string): Weight {
  const weight = pageWeights.get(path) ?? weigh(path)
  pageWeights.set(path, weight)
  return weight
}

function weigh(path: string): Weight {
  const html = htmlOf(path)
  const inline = [
    ...html.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([^]*?)<\/script>/g),
  ].map(([, code]) => code ?? '')
  const entries = [
    ...matches(html, /<script[^>]*\bsrc="([^"]+)"/g),
    ...matches(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...matches(html, /(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g),
    ...inline.flatMap(importsOf),
  ]
  const scripts = [...reachable(entries)].toSorted()
  const styles = matches(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  const fonts = matches(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)
  const inlineStyle = matches(html, /<style[^>]*>([^]*?)<\/style>/g)
  return {
    html: brotli(html),
    script: sum(scripts.map(fileWeight)) + brotli(inline.join('\n')),
    style: sum(styles.map(fileWeight)) + brotli(inlineStyle.join('\n')),
    font: sum(fonts.map((font) => readFileSync(join(client, font)).length)),
    chart: html.includes('class="chart"') ? sum(chartScripts(scripts).map(fileWeight)) : 0,
    scripts,
  }
}

function chartScripts(scripts: readonly string[]): string[] {
  const entries = [...onDemand(scripts)].filter((address) => address.includes('DrawnChart'))
  return [...reachable(entries)].filter((address) => !scripts.includes(address))
}

/** All modules that a set of modules imports statically. Dynamic imports are not part of the first load. */
function reachable(entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue
    found.add(address)
    waiting.push(...importsOf(readFileSync(join(client, address), 'utf8')))
  }
  return found
}

/** The scripts a page may load on demand: what its own import when something happens, and what those import in turn. */
function onDemand(scripts: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...scripts]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const code = readFileSync(join(client, address), 'utf8')
    const later = matches(code, /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g).map(
      (name) => `/_astro/${name}`,
    )
    for (const next of [...later, ...importsOf(code)]) {
      if (!found.has(next)) waiting.push(next)
      found.add(next)
    }
  }
  return found
}

function importsOf(code: string): string[] {
  return matches(code, /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+|\/_astro\/[^"']+)["']/g).map(
    (address) => address.replace(/^\.\//, '/_astro/'),
  )
}

/** The same few files are on every page. */
const fileWeights = new Map<string, number>()

function fileWeight(address: string): number {
  const known = fileWeights.get(address)
  if (known !== undefined) return known
  const bytes = brotli(readFileSync(join(client, address), 'utf8'))
  fileWeights.set(address, bytes)
  return bytes
}

function brotli(text: string): number {
  if (text === '') return 0
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
