/** Recalculates the loan on the home page when its slider moves. on-demand.ts loads it. */
import { smallLoan } from './small-loan.ts'

/** Follows the slider of the card, which the visitor may have moved before this script ran. */
export function startSmallLoan(card: HTMLElement): void {
  const slider = card.querySelector<HTMLInputElement>('[data-amount]')
  if (slider === null) return
  slider.addEventListener('input', () => showLoan(card, slider))
  showLoan(card, slider)
}

function showLoan(card: HTMLElement, slider: HTMLInputElement): void {
  const loan = smallLoan({
    loanAmount: slider.valueAsNumber,
    annualRatePercent: Number(card.dataset['rate']),
    years: Number(card.dataset['years']),
  })
  const edge = String(loan.principalPercent)
  for (const name of ['amount', 'instalment', 'interest'] as const) {
    card.querySelector(`[data-show=${name}]`)?.replaceChildren(loan[name])
  }
  card.querySelector('[data-part]')?.setAttribute('width', edge)
  card.querySelector('[data-gap]')?.setAttribute('x', edge)
  card.querySelector('[data-open-loan]')?.setAttribute('href', loan.href)
  slider.setAttribute('aria-valuetext', `${loan.amount}: ${loan.instalment} a month`)
}
