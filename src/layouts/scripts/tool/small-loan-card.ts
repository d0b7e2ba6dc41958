/** Recalculates the loan on the home page when its slider moves. on-demand.ts loads it. */
import { smallLoan } from './small-loan.ts'

const card = document.querySelector<HTMLElement>('[data-small-loan]')
const slider = card?.querySelector<HTMLInputElement>('[data-amount]')
slider?.addEventListener('input', showLoan)
// The visitor may have moved the slider before this script ran.
showLoan()

function showLoan(): void {
  if (!card || !slider) return
  const loan = smallLoan({
    loanAmount: slider.valueAsNumber,
    annualRatePercent: Number(card.dataset['rate']),
    years: Number(card.dataset['years']),
  })
  for (const name of ['amount', 'instalment', 'interest'] as const) {
    card.querySelector(`[data-show=${name}]`)?.replaceChildren(loan[name])
  }
  card.querySelector('[data-open-loan]')?.setAttribute('href', loan.href)
  slider.setAttribute('aria-valuetext', `${loan.amount}: ${loan.instalment} a month`)
}
