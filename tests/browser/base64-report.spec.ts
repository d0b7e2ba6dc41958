import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

import { axeFindings } from './axe.ts'
import { input, output } from './base64-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, toastOf, downloadBy } from './visitor.ts'

const report = 'What this is'

// RFC 7519 section 3.1.
const JWT =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
// A red PNG of one pixel.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

test.beforeEach(async ({ page }) => openTool(page, 'base64'))

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
