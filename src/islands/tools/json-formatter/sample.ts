/** The sample document: valid, unformatted, with values that careless formatters damage (a 20-digit number, 20.50). */
export const SAMPLE = `{"order":{"id":17478252242305210114,"placedAt":"2025-10-01T09:30:00+05:30","customer":{"name":"Asha Rao","city":"पुणे"},
"items":[{"sku":"PEN-01","quantity":3,"price":20.50},{"sku":"BOOK-7","quantity":1,"price":349.00}],
"notes":[],"giftMessage":null,"isPaid":true}}`
