import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

import { input, output, process } from './base64-page.ts'
import { expect, freezeTime, refuseClipboard, sharedTest as test } from './site.ts'
import { axeFindings } from './axe.ts'
import { openTool, button, press, toastOf, clipboardOf, downloadBy, fileOf } from './visitor.ts'

// GNU coreutils: printf '₹ नमस्ते 👋' | base64
const TEXT = '₹ नमस्ते 👋'
const BASE64 = '4oK5IOCkqOCkruCkuOCljeCkpOClhyDwn5GL'

test.beforeEach(async ({ page }) => {
  await openTool(page, 'base64')
})

test('encodes first, and swapping leads back to the text', async ({ page }) => {
  await expect(button(page, 'Encode')).toHaveAttribute('aria-pressed', 'true')
  await expect(output(page)).toHaveAttribute('readonly')
  await input(page).fill(TEXT)
  await process(page).click()
  await expect(output(page)).toHaveValue(BASE64)
  await press(page, 'Swap')
  await expect(button(page, 'Decode')).toHaveAttribute('aria-pressed', 'true')
  await expect(input(page)).toHaveValue(BASE64)
  await expect(output(page)).toHaveValue('')
  await process(page).click()
  await expect(output(page)).toHaveValue(TEXT)
})

test('what needs an output is disabled without one; clear empties both', async ({ page }) => {
  const needOutput = ['Swap', 'Copy', 'Download']
  for (const name of needOutput) await expect(button(page, name)).toBeDisabled()
  await input(page).fill('a')
  await process(page).click()
  for (const name of needOutput) await expect(button(page, name)).toBeEnabled()
  await press(page, 'Clear')
  await expect(input(page)).toHaveValue('')
  await expect(output(page)).toHaveValue('')
  for (const name of needOutput) await expect(button(page, name)).toBeDisabled()
})

test('the result is copied and downloaded exactly', async ({ page }) => {
  await input(page).fill(TEXT)
  await process(page).click()
  await press(page, 'Copy')
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe(BASE64)
  const file = await downloadBy(button(page, 'Download'))
  expect(file.name).toMatch(/^base64-encode-\d{4}-\d\d-\d\dT[\d-]+\.txt$/)
  expect(await readFile(file.path, 'utf8')).toBe(BASE64)
  await expect(toastOf(page)).toContainText('Downloaded!')
})

test('a refused clipboard is reported and loses nothing', async ({ page }) => {
  await refuseClipboard(page)
  await input(page).fill(TEXT)
  await process(page).click()
  await press(page, 'Copy')
  await expect(toastOf(page)).toContainText('Copy Failed')
  await expect(toastOf(page)).toContainText('Failed to copy to clipboard.')
  await expect(output(page)).toHaveValue(BASE64)
})

test('bad Base64 is refused where it begins, and no old result stays', async ({ page }) => {
  await press(page, 'Decode')
  await input(page).fill('Zm9v')
  await process(page).click()
  await expect(output(page)).toHaveValue('foo')
  await input(page).fill('Zm9v!')
  await process(page).click()
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page)).toContainText('Decoding Error')
  await expect(toastOf(page)).toContainText('Invalid Base64 string')
  await expect(page.getByText('Character 5 (“!”) is not in the Base64 alphabet.')).toBeVisible()
  await expect(output(page)).toHaveValue('')
  await expect(input(page)).toHaveValue('Zm9v!')
})

test('the toast about bad Base64 goes with its text, and no other does', async ({ page }) => {
  await freezeTime(page)
  await press(page, 'Decode')
  await input(page).fill('Zm9v!')
  await process(page).click()
  await expect(toastOf(page)).toContainText('Invalid Base64 string')
  await input(page).fill('Zm9v')
  await expect(toastOf(page)).toBeHidden()
  await input(page).fill('Zm9v!')
  await process(page).click()
  await expect(toastOf(page)).toContainText('Invalid Base64 string')
  const image = fileOf('a.png', 'x', 'image/png')
  await page.locator('input[type=file]').setInputFiles(image)
  await expect(toastOf(page)).toContainText('Please choose a .txt file.')
  await input(page).fill('Zm9v')
  await process(page).click()
  await expect(output(page)).toHaveValue('foo')
  await expect(toastOf(page)).toContainText('Please choose a .txt file.')
})

test('text without UTF-8 bytes cannot be encoded', async ({ page }) => {
  await input(page).evaluate((box: HTMLTextAreaElement) => {
    // Typing a lone surrogate is not possible with a keyboard.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      box,
      'a\uD800',
    )
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await process(page).click()
  await expect(toastOf(page)).toContainText('Encoding Error')
  await expect(toastOf(page)).toContainText('Invalid input for Base64 encoding')
})

test('bytes that are not text can be downloaded', async ({ page }) => {
  await press(page, 'Decode')
  await input(page).fill('//5B')
  await process(page).click()
  await expect(page.getByText('FF FE 41')).toBeVisible()
  const file = await downloadBy(button(page, 'Download the bytes'))
  expect([...(await readFile(file.path))]).toEqual([0xff, 0xfe, 0x41])
})

const report = 'What this is'

// RFC 7519 section 3.1.
const JWT =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
// A red PNG of one pixel.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

test('the result follows the typing, in the form that is chosen', async ({ page }) => {
  await input(page).fill('???>>>')
  await expect(output(page)).toHaveValue('Pz8/Pj4+')
  await page.getByLabel('Written as').selectOption('URL-safe (- _)')
  await expect(output(page)).toHaveValue('Pz8_Pj4-')
  await page.getByLabel('Written as').selectOption('Data URI')
  await expect(output(page)).toHaveValue('data:text/plain;charset=utf-8;base64,Pz8/Pj4+')
  await expect(page.getByLabel('Lines')).toBeDisabled()
})

test('a JSON Web Token is shown in place of the result, and is not an error', async ({ page }) => {
  const outputCard = page.getByRole('region', { name: 'Output' })
  await input(page).fill(`Authorization: Bearer ${JWT}`)
  await press(page, 'Read the token')
  await expect(button(page, 'Decode')).toBeFocused()
  await expect(output(page)).toHaveValue(/"iss": ?"joe"/)
  await expect(output(page)).toHaveValue(/"alg": ?"HS256"/)
  await expect(outputCard.getByRole('status')).toContainText('This is a JSON Web Token.')
  // 18:43 UTC in the time zone of these tests.
  await expect(outputCard).toContainText(/Wed, 23 Mar,? 2011, 00:13:00 IST/)
  await expect(outputCard).toContainText('Tue, 22 Mar 2011 18:43:00 UTC')
  await expect(outputCard).toContainText('(has expired)')
  await expect(page.locator('[aria-invalid], main .text-bad')).toHaveCount(0)
  await press(page, 'Decode from Base64')
  await expect(toastOf(page)).toHaveText('')
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('an SVG picture is drawn without its scripts, and downloaded with its ending', async ({
  page,
}) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" onload="top.stolen=1"><script>top.stolen = 1</script><image href="https://elsewhere.example/a.png"/></svg>'
  await press(page, 'Decode')
  const region = page.getByRole('region', { name: report })
  for (const text of [btoa(svg), ` data:image/svg+xml,${encodeURIComponent(svg)} \n`]) {
    await input(page).fill(text)
    await expect(output(page)).toHaveValue(svg)
    await expect(region).toContainText('SVG picture')
    await expect(region).toContainText('4 × 3 pixels')
    const file = await downloadBy(button(page, 'Download the file'))
    expect(file.name).toMatch(/\.svg$/)
    expect(await readFile(file.path, 'utf8')).toBe(svg)
  }
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})

test('a gzip bomb is unpacked in the background, up to the limit', async ({ page }) => {
  const bomb = gzipSync(new Uint8Array(200_000_000)).toString('base64')
  await press(page, 'Decode')
  await input(page).fill(bomb)
  await button(page, 'Unpack it').waitFor()
  await page.evaluate(() => {
    const long: number[] = []
    Object.assign(window, { longTasks: long })
    new PerformanceObserver((list) => list.getEntries().forEach((one) => long.push(one.duration))).observe({ type: 'longtask' }) // prettier-ignore
  })
  await press(page, 'Unpack it')
  const unpacked = page.getByRole('region', { name: 'Unpacked' })
  await expect(unpacked).toContainText('It unpacks to more than 50.0 MB.')
  await expect(unpacked).toBeFocused()
  await page.waitForTimeout(100)
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  )
  expect(longest, 'milliseconds of the longest task').toBeLessThan(200)
})

test('a picture is shown, and downloaded with its ending', async ({ page }) => {
  await press(page, 'Decode')
  await input(page).fill(PNG)
  const region = page.getByRole('region', { name: report })
  await expect(region).toContainText('1 × 1 pixels')
  const file = await downloadBy(button(page, 'Download the file'))
  expect(file.name).toMatch(/\.png$/)
  expect((await readFile(file.path)).toString('base64')).toBe(PNG)
})
