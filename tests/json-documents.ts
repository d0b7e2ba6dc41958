/** The same realistic documents on every run: records with text, numbers, nesting, escapes and several scripts. */
export function jsonDocument(megabytes: number): string {
  const records: string[] = []
  let size = 0
  for (let index = 0; size < megabytes * 1e6; index++) {
    const text = JSON.stringify(record(index))
    records.push(text)
    size += text.length + 1
  }
  return `[${records.join(',')}]`
}

function record(index: number) {
  const random = randomNumbers(index + 1)
  return {
    id: index,
    guid: `${random(1e9).toString(16)}-${random(1e9).toString(16)}`,
    isActive: random(2) === 0,
    balance: random(1e7) / 100,
    name: ['Asha Rao', 'Ravi', 'मीना', 'José'][random(4)],
    about: 'Lorem ipsum dolor sit "amet",\nconsectetur adipiscing elit. '.repeat(random(4)),
    tags: ['new', 'verified', 'export'].slice(random(3)),
    place: { latitude: random(1e6) / 1e4, longitude: -random(1e6) / 1e4 },
    manager: null,
    orders: [],
    friends: [
      { id: 0, name: 'Kavita' },
      { id: 1, name: 'Anil' },
    ],
  }
}

/** A linear congruential generator (Numerical Recipes): the documents must not change from run to run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
