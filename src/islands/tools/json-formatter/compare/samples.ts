/** Sample documents: every kind of difference, and one number spelled in two ways, which is not a difference. */
export const LEFT_SAMPLE = `{
  "order": 17478252242305210114,
  "customer": { "name": "Asha Rao", "city": "पुणे" },
  "items": [
    { "sku": "PEN-01", "quantity": 3, "price": 20.50 },
    { "sku": "BOOK-7", "quantity": 1, "price": 349.00 },
    { "sku": "BAG-2", "quantity": 1, "price": 799 }
  ],
  "coupon": "DIWALI"
}`
export const RIGHT_SAMPLE = `{
  "customer": { "name": "Asha Rao", "city": "पुणे", "pin": "411001" },
  "items": [
    { "sku": "BAG-2", "quantity": 1, "price": 799.00 },
    { "sku": "PEN-01", "quantity": 5, "price": 20.5 },
    { "sku": "BOOK-7", "quantity": 1, "price": 349 }
  ],
  "order": 17478252242305210112
}`

/** The summary and suggested keys of the samples, prerendered before the first comparison. */
export const SAMPLE_SUMMARY = '6 differences: 1 changed, 2 added, 2 removed, 1 moved'
export const SAMPLE_KEYS = ['sku', 'price']
