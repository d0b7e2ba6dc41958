import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'

import { drawPicture } from '../../src/islands/tools/qr-code-generator/picture.ts'
import { qrCode } from '../../src/islands/tools/qr-code-generator/qr.ts'
import { CHROMIUM_ARGUMENTS, shellPath } from '../chromium.ts'
import { axeFindings } from './axe.ts'
import { keptBy } from './kept-by.ts'
import { expect, test } from './site.ts'
import { openTool, isAlive, button, press, region, field, clipboardOf, fileOf } from './visitor.ts'

const PAGE = 'qr-code-generator/read'
const PAYMENT = 'upi://pay?pa=asha@okbank&pn=Asha%20Stores&am=500.00&cu=INR'

/** A code as a PNG file. */
function picture(text: string, sizePx = 300) {
  const { pixels } = drawPicture(qrCode(text, 'M'), sizePx)
  return sharp(pixels, { raw: { width: sizePx, height: sizePx, channels: 1 } })
}

const file = async (name: string, text: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(text).png().toBuffer(),
})

const answer = (page: Page) => page.locator('.answer-card')
const status = (page: Page) => answer(page).getByRole('status')

test('a picture is explained, and nothing of it is opened, linked, sent or kept', async ({
  page,
  context,
}) => {
  await openTool(page, PAGE)
  const before = await keptBy(page)
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  await field(page, 'Choose pictures')
    .last()
    .setInputFiles([await file('pay.png', PAYMENT)])
  await expect(status(page)).toHaveText('One code was read.')
  await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText(
    'This pays ₹500 to Asha Stores (asha@okbank).',
  )
  await expect(answer(page)).toContainText('Anybody can write any name into a code.')
  await expect(answer(page).getByRole('link')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  expect(await keptBy(page)).toEqual(before)
  const origin = new URL(page.url()).origin
  const sent = requests.filter((request) => !/^(blob|data):/.test(request.url()))
  expect(sent.filter((request) => !request.url().startsWith(`${origin}/_astro/`))).toEqual([])
  await press(page, 'Copy text')
  expect(await clipboardOf(page)).toBe(PAYMENT)
})

test('a pasted picture, several files and an SVG are read; a password is shown when asked for', async ({
  page,
}) => {
  await openTool(page, PAGE)
  const { buffer } = await file('wifi.png', String.raw`WIFI:T:WPA;S:Home;P:tea\:2\,coffee;;`)
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'p.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [...buffer],
  )
  await expect(answer(page)).toContainText('This joins the Wi-Fi network “Home”.')
  await expect(answer(page)).not.toContainText('coffee')
  await press(page, 'Show password and text')
  await expect(answer(page)).toContainText('tea:2,coffee')

  const plain = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#999' } })
    .jpeg()
    .toBuffer()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${svgOf('from a drawing')}</svg>`
  await field(page, 'Choose pictures')
    .last()
    .setInputFiles([
      await file('site.png', 'https://xn--80ak6aa92e.com/login'),
      { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: plain },
      fileOf('drawn.svg', svg, 'image/svg+xml'),
      fileOf('notes.txt', 'no picture'),
    ])
  await expect(status(page)).toHaveText('2 codes were read.')
  const of = (name: string) => answer(page).getByRole('region', { name })
  await expect(of('site.png')).toContainText('Every letter of it is Cyrillic')
  await expect(of('wall.jpg')).toContainText('No QR code was found in this picture.')
  await expect(of('drawn.svg')).toContainText('from a drawing')
  await expect(of('notes.txt')).toContainText('cannot open this file as a picture')
  expect(await axeFindings(page)).toEqual([])
})

test('a code without a character set is read as a guess, and as others on request', async ({
  page,
}) => {
  await openTool(page, PAGE)
  await field(page, 'Choose pictures')
    .last()
    .setInputFiles('tests/fixtures/qr-pictures/shift-jis.png')
  const text = answer(page).locator('pre')
  await expect(text).toHaveText('Google モバイル')
  await expect(answer(page)).toContainText('Shift_JIS is a guess.')
  const choice = answer(page).getByRole('group', { name: 'Read as' })
  await expect(choice.getByLabel('Shift_JIS (a guess)')).toBeChecked()
  await choice.getByLabel('Latin-1').check()
  await expect(text).toHaveText('Google ƒ‚ƒoƒCƒ‹')
  expect(await axeFindings(page)).toEqual([])
})

test('only this page may ask for the camera, and a refusal says what helps', async ({ page }) => {
  const mayAsk = () =>
    page.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
      ).featurePolicy.allowsFeature('camera'),
    )
  await openTool(page, 'qr-code-generator')
  expect(await mayAsk()).toBe(false)
  await openTool(page, PAGE)
  expect(await mayAsk()).toBe(true)
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await press(page, 'Use the camera')
  await expect(page.getByText('The camera is blocked.')).toBeVisible()
  await expect(button(page, 'Use the camera')).toBeFocused()
  await expect(page.locator('video')).toHaveCount(0)
})

test('the camera goes off by its button, with a picture, and when the page is hidden', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
      return Promise.resolve(canvas.captureStream(30))
    }
  })
  await page.addInitScript(watchCamera)
  await openTool(page, PAGE)
  const video = page.locator('video')
  for (const switchOff of [
    () => press(page, 'Stop the camera'),
    async () => dropFile(page, await file('x.png', 'x')),
    () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  ]) {
    await press(page, 'Use the camera')
    await expect.poll(async () => (await tracks(page)).at(-1)).toBe('live')
    await expect(video).toBeVisible()
    await switchOff()
    await expect(video).toHaveCount(0)
    await expect.poll(async () => (await tracks(page)).at(-1)).toBe('ended')
  }
  await expect(page.getByText('when the page was hidden')).toBeVisible()
})

test.describe('with a camera', () => {
  test('a code in front of it is read, and the camera goes off', async ({
    playwright,
    baseURL,
  }) => {
    const code = await picture('https://example.com').png().toBuffer()
    const browser = await playwright.chromium.launch({
      executablePath: await shellPath(),
      args: [...CHROMIUM_ARGUMENTS, ...(await cameraArguments(code))],
    })
    const page = await browser.newPage()
    await page.addInitScript(watchCamera)
    await page.goto(`${baseURL}/tools/${PAGE}`)
    await isAlive(page)
    expect(await tracks(page)).toEqual([])
    await press(page, 'Use the camera')
    await expect(answer(page)).toContainText('This opens example.com.')
    await expect(page.locator('video')).toHaveCount(0)
    expect(await tracks(page)).toEqual(['ended'])
    await browser.close()
  })

  test('a code is shown as from a picture, with its notes', async ({ playwright, baseURL }) => {
    const code = await sharp('tests/fixtures/qr-pictures/gs1.png')
      .resize({ width: 348, kernel: 'nearest' })
      .png()
      .toBuffer()
    const browser = await playwright.chromium.launch({
      executablePath: await shellPath(),
      args: [...CHROMIUM_ARGUMENTS, ...(await cameraArguments(code))],
    })
    const page = await browser.newPage()
    await page.goto(`${baseURL}/tools/${PAGE}`)
    await isAlive(page)
    await press(page, 'Use the camera')
    await expect(answer(page).locator('pre')).toHaveText('010491234512345910A%B␝217')
    await expect(answer(page)).toContainText('It is a GS1 code, which names goods.')
    await browser.close()
  })
})

const dropFile = (page: Page, { name, buffer }: { name: string; buffer: Buffer }) =>
  region(page, 'Picture').evaluate(
    (place, given) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([Uint8Array.from(given.bytes)], given.name))
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    { name, bytes: [...buffer] },
  )

/** A film of one frame, the picture of a code on a grey wall, in the place of a camera. */
async function cameraArguments(code: Buffer): Promise<string[]> {
  const film = resolve('test-results/camera.mjpeg')
  mkdirSync('test-results', { recursive: true })
  const frame = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#999' },
  })
    .composite([{ input: code }])
    .jpeg()
    .toBuffer()
  writeFileSync(film, frame)
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
}

/** Keeps hold of every track of the camera that the page is given. */
function watchCamera(): void {
  const given: MediaStreamTrack[] = []
  Object.assign(window, { given })
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await real(wish)
    given.push(...stream.getTracks())
    return stream
  }
}

const tracks = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { given: MediaStreamTrack[] }).given.map(({ readyState }) => readyState),
  )

function svgOf(text: string): string {
  const { modules } = qrCode(text, 'M')
  const place = (module: number) => 20 + module * 8
  return Array.from({ length: modules.size ** 2 }, (_, at) => {
    const [x, y] = [at % modules.size, Math.floor(at / modules.size)]
    return modules.get(x, y) ? `<path d="M${place(x)} ${place(y)}h8v8h-8z"/>` : ''
  }).join('')
}
