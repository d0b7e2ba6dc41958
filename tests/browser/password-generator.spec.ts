import type { Page } from '@playwright/test'

import { expect, holdScripts, refuseClipboard, sharedTest as test } from './site.ts'
import { axeFindings } from './axe.ts'
import { openTool, press, openFold, resultBar, toastOf, clipboardOf } from './visitor.ts'

const field = (page: Page) => page.getByLabel('Generated password')
const slider = (page: Page) => page.getByRole('slider', { name: 'Password length' })
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const strength = (page: Page) => page.locator('[data-strength]')
const TYPES = [/^Uppercase/, /^Lowercase/, /^Numbers/, /^Symbols/]

test.describe('password generator', () => {
  test.beforeEach(async ({ page }) => {
    await openTool(page, 'password-generator')
    // The first password comes a moment after the page is alive.
    await expect(field(page)).toHaveValue(/./)
  })

  test('a password of 16 characters of every type is there from the start', async ({ page }) => {
    await expect(field(page)).toHaveValue(/^.{16}$/)
    await expect(field(page)).toHaveAttribute('readonly')
    for (const type of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/]) {
      await expect(field(page)).toHaveValue(type)
    }
    for (const name of TYPES) await expect(box(page, name)).toBeChecked()
    // The specification has four boxes; ours are folded.
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    await expect(slider(page)).toHaveAttribute('min', '4')
    await expect(slider(page)).toHaveAttribute('max', '64')
    await expect(slider(page)).toHaveAttribute('step', '1')
    await expect(strength(page)).toHaveAttribute('data-strength', 'Strong')
    await expect(strength(page)).toContainText('103.1 bits of entropy')
  })

  test('every change makes a new password, and so does the button', async ({ page }) => {
    const seen = new Set([await field(page).inputValue()])
    const expectNew = async () => {
      const password = await field(page).inputValue()
      expect(seen).not.toContain(password)
      seen.add(password)
    }
    await slider(page).fill('64')
    await expect(field(page)).toHaveValue(/^.{64}$/)
    await expectNew()
    for (const name of TYPES.slice(0, 3)) {
      await box(page, name).uncheck()
      await expectNew()
    }
    await expect(field(page)).toHaveValue(/^[!@#$%^&*()_+\-=[\]{}|;:,.<>?]{64}$/)
    await press(page, 'Regenerate')
    await expectNew()
    await openFold(page, 'Choose or leave out')
    await box(page, /^Leave out look-alikes/).check()
    await expectNew()
    await expect(field(page)).toHaveValue(/^[^|]{64}$/)
  })

  test('without any type lowercase letters are used', async ({ page }) => {
    for (const name of TYPES) await box(page, name).uncheck()
    await expect(field(page)).toHaveValue(/^[a-z]{16}$/)
  })

  test('strength words and colours follow the points', async ({ page }) => {
    const colour = () =>
      strength(page)
        .locator('rect')
        .evaluate((bar) => getComputedStyle(bar).fill)
    const strong = await colour()
    await slider(page).fill('4')
    await expect(strength(page)).toHaveAttribute('data-strength', 'Medium')
    await expect(strength(page)).toContainText('22.0 bits')
    const medium = await colour()
    for (const name of TYPES.slice(0, 3)) await box(page, name).uncheck()
    await expect(strength(page)).toHaveAttribute('data-strength', 'Weak')
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '12.5')
    const weak = await colour()
    expect(new Set([strong, medium, weak]).size).toBe(3)
  })

  test('exactly the shown password is copied', async ({ page }) => {
    await press(page, 'Copy Password')
    await expect(toastOf(page)).toContainText('Copied!')
    expect(await clipboardOf(page)).toBe(await field(page).inputValue())
  })

  test('a phone keeps the password and its copy button in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await page.reload()
    await box(page, /^Symbols/).scrollIntoViewIfNeeded()
    const bar = resultBar(page)
    await expect(bar.locator('b')).toHaveText(await field(page).inputValue())
    await box(page, /^Symbols/).uncheck()
    await expect(bar.locator('b')).toHaveText(await field(page).inputValue())
    await bar.getByRole('button', { name: 'Copy' }).click()
    expect(await clipboardOf(page)).toBe(await field(page).inputValue())
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => {
        const shown = document.querySelector('[data-result-bar] b')?.textContent ?? 'nothing'
        sessionStorage.setItem('in the bar', shown)
      })
    })
    await page.goto('/')
    expect(await page.evaluate(() => sessionStorage.getItem('in the bar'))).toBe('nothing')
  })

  test('a refused clipboard shows the message of this tool', async ({ page }) => {
    await refuseClipboard(page)
    await press(page, 'Copy Password')
    await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
    await expect(toastOf(page)).toContainText('Failed to copy password')
  })

  test('a password is kept nowhere and is gone after leaving', async ({ page, watched }) => {
    const password = await field(page).inputValue()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
    )
    expect(kept).not.toContain(password)
    expect(watched.requests.filter((url) => decodeURIComponent(url).includes(password))).toEqual([])
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => {
        const shown = document.querySelector<HTMLInputElement>('[data-password]')
        sessionStorage.setItem('left', JSON.stringify(shown?.value))
      })
    })
    await page.goto('/')
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('""')
    await page.goBack()
    await expect(field(page)).toHaveValue(/^.{16}$/)
    expect(await field(page).inputValue()).not.toBe(password)
  })
})

test('options chosen before the page is alive are kept', async ({ page }) => {
  const release = await holdScripts(page, '**/*.js')
  await page.goto('/tools/password-generator', { waitUntil: 'commit' })
  await slider(page).fill('20')
  await box(page, /^Symbols/).uncheck()
  release()
  await expect(field(page)).toHaveValue(/^[A-Za-z\d]{20}$/)
  await expect(box(page, /^Symbols/)).not.toBeChecked()
  await expect(slider(page)).toHaveValue('20')
})

const open = (page: Page, title: string) => page.locator('summary', { hasText: title }).click()

test('the password at the top follows the rules of a site', async ({ page }) => {
  await openTool(page, 'password-generator')
  await open(page, 'For a site’s rules')
  const rules = page.getByLabel('The site’s passwordrules')
  await rules.fill('minlength: 4; maxlength: 6; required: digit; max-consecutive: 1')
  await expect(field(page)).toHaveValue(/^(?!.*(.)\1)\d{6}$/)
  await expect(page.locator('[data-rule]')).toContainText('follows these rules')
  await expect(page.getByLabel('Most characters')).toHaveValue('6')
  await page.getByRole('checkbox', { name: /^Lowercase/ }).check()
  await expect(page.locator('[data-rule]')).toContainText('no longer follows these rules')
  await rules.fill('required: uper')
  await expect(page.getByText('“uper” is not a class.')).toBeVisible()
  await expect(rules).toHaveValue('required: uper')
  await rules.fill('')
  await expect(page.getByLabel('Most characters')).toHaveValue('')
  await page.getByLabel('Least characters').fill('20')
  await expect(field(page)).toHaveValue(/^.{20}$/)
  await page.getByLabel('Most characters').fill('many')
  await expect(page.getByText('Enter a whole number from 20 to 64.')).toBeVisible()
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
})

test('symbols are chosen, several are made, letters are named, and what is copied is listed', async ({
  page,
}) => {
  await openTool(page, 'password-generator')
  await open(page, 'Choose or leave out')
  await page.getByLabel('Symbols to use').fill('~/')
  await page.getByLabel('Leave out these characters').fill('abcdefgh')
  await expect(field(page)).toHaveValue(/^(?=.*[~/])[A-Zi-z\d~/]{16}$/)
  await open(page, 'Letter by letter')
  await expect(page.locator('.letter-list > li')).toHaveCount(16)
  await open(page, 'Time to guess')
  await expect(page.locator('[data-guess-times]')).toContainText('10 billion a second')
  await open(page, 'Several at once')
  await press(page, 'Make 10 passwords')
  await expect(page.locator('.password-list > li')).toHaveCount(10)
  await press(page, 'Copy Password')
  const copied = await clipboardOf(page)
  await open(page, 'Copied on this visit')
  await expect(page.locator('[data-panels] details').last().locator('li')).toContainText(copied)
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('~/')
  await page.reload()
  await expect(page.locator('.password-list')).toHaveCount(0)
})

const passphraseOf = (page: Page) => page.getByLabel('Generated passphrase')

test('six words are there from the start, and each option does what it says', async ({ page }) => {
  await openTool(page, 'password-generator/passphrase')
  await expect(passphraseOf(page)).toHaveValue(/^([a-z-]+-){5}[a-z-]+$/)
  await expect(page.getByRole('status').filter({ hasText: 'bits' })).toHaveText(
    '77.5 bits of entropy',
  )
  await expect(page.locator('[data-guess-times]')).toContainText('350 thousand years')
  await page.getByLabel('Between the words').selectOption('Space')
  await expect(passphraseOf(page)).toHaveValue(/^([a-z-]+ ){5}[a-z-]+$/)
  await page.getByLabel('Capital letters').selectOption('One word, at random')
  await expect(passphraseOf(page)).toHaveValue(/(^| )[A-Z-]+( |$)/)
  await page.getByLabel('Add a digit after one of the words').check()
  await expect(passphraseOf(page)).toHaveValue(/[A-Za-z]\d( |$)/)
  await expect(page.getByRole('status').filter({ hasText: 'bits' })).toHaveText(
    '86.0 bits of entropy',
  )
  await page.getByRole('slider', { name: 'Number of words' }).focus()
  await page.keyboard.press('End')
  await expect(passphraseOf(page)).toHaveValue(/^(\S+ ){11}\S+$/)
  const shown = await passphraseOf(page).inputValue()
  await press(page, 'Regenerate')
  await expect(passphraseOf(page)).not.toHaveValue(shown)
})

test('a passphrase is copied as it is shown, kept nowhere, and gone after leaving', async ({
  page,
}) => {
  await openTool(page, 'password-generator/passphrase')
  await expect(passphraseOf(page)).not.toHaveValue('')
  const passphrase = await passphraseOf(page).inputValue()
  await press(page, 'Copy Passphrase')
  await expect.poll(() => clipboardOf(page)).toBe(passphrase)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  )
  expect(kept).not.toContain(passphrase)
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const shown = document.querySelector<HTMLTextAreaElement>('[data-password]')
      sessionStorage.setItem('left', JSON.stringify(shown?.value))
    })
  })
  await page.goto('/')
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('""')
  await page.goBack()
  await expect(passphraseOf(page)).not.toHaveValue('')
  expect(await passphraseOf(page).inputValue()).not.toBe(passphrase)
})
