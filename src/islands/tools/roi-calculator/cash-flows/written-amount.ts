import { parseAmount } from '@/lib/amount.ts'

const AMOUNT = /^(\()?([-+−–])?\s*([\d,]*\.?\d+|[\d,]+\.)(?:\/-)?([-−–])?(\))?\s*(dr|cr)?\.?$/i

/**
 * The amount a cell of a statement holds, below 0 for a minus, brackets or "Dr": "1,00,000.00 Dr" → −100000.
 * Undefined for anything else.
 */
export function writtenAmount(cell: string): number | undefined {
  const plain = cell.replace(/₹|\b(?:rs|inr)\b\.?|\p{Cf}/giu, '').replace(/^[\s,"]+|[\s,"]+$/g, '')
  const [, bracket, sign, digits, lastSign, , side] = AMOUNT.exec(plain) ?? []
  if (digits === undefined) return undefined
  const size = parseAmount(digits)
  if (Number.isNaN(size)) return undefined
  const isDebit = [bracket, lastSign].some(Boolean) || (sign !== undefined && sign !== '+')
  return isDebit || side?.toLowerCase() === 'dr' ? -size : size
}
