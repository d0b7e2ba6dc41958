import { sentencesOf, wordKey, wordsOf } from '../text-parts.ts'

/** A request for the frequent words of a text, or its phrases of two or three words. */
export interface FrequentRequest {
  text: string
  length: 1 | 2 | 3
  /** 'left out' skips common words, and phrases that start or end with one. */
  stopWords: 'counted' | 'left out'
}

export interface Frequent {
  /** Sorted by count, then alphabetically. */
  rows: { phrase: string; count: number }[]
  /** The number of words in the text, common ones included. */
  words: number
}

const MOST_ROWS = 25

/** Returns the most frequent words or phrases of a text. A phrase is within one sentence and occurs at least twice. */
export function frequentPhrases({ text, length, stopWords }: FrequentRequest): Frequent {
  const counts = new Map<string, number>()
  let words = 0
  for (const sentence of sentencesOf(text)) {
    const keys = Array.from(wordsOf(sentence), ({ word }) => wordKey(word))
    words += keys.length
    for (let start = 0; start + length <= keys.length; start++) {
      const phrase = keys.slice(start, start + length)
      if (stopWords === 'left out' && isCommon(phrase)) continue
      const name = phrase.join(' ')
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  const least = length === 1 ? 1 : 2
  const rows = Array.from(counts, ([phrase, count]) => ({ phrase, count }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count || (one.phrase < other.phrase ? -1 : 1))
  return { rows: rows.slice(0, MOST_ROWS), words }
}

function isCommon(phrase: string[]): boolean {
  return isStopWord(phrase[0] ?? '') || isStopWord(phrase.at(-1) ?? '')
}

/** Common English words, in the form of `wordKey`. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about above after again against all also am an and any are aren't as at be because been before being below between " +
    "both but by can can't cannot could couldn't did didn't do does doesn't doing don't down during each few for from " +
    "further had hadn't has hasn't have haven't having he he's her here hers herself him himself his how i i'd i'll i'm " +
    "i've if in into is isn't it it's its itself just let's me more most must my myself no nor not of off on once only or " +
    "other our ours ourselves out over own same shall she she's should shouldn't so some such than that that's the their " +
    "theirs them themselves then there there's these they they're they've this those through to too under until up upon " +
    "us very was wasn't we we're we've were weren't what what's when where which while who whom whose why will with " +
    "won't would wouldn't you you'll you're you've your yours yourself yourselves"
  ).split(' '),
)

/** Common Hindi words, with both usual spellings: गये and गए, में and मे. */
const HINDI_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'का के की को में मे से पर ने तक है हैं हूँ हूं हो था थे थी थीं और या एवं तथा कि जो तो भी ही न ना नहीं मत यह ये वह वे इस ' +
    'इन उस उन इसे इसका इसके इसकी इसमें इनका इनके इनकी उसे उसका उसके उसकी उसमें उनका उनके उनकी उन्हें इन्हें उन्होंने इन्होंने ' +
    'जिस जिन जिसे जिसका जिसके जिसकी जिसमें जिनका जिनके जिनकी किस किसी कोई कुछ क्या कौन कब कहाँ कहां कैसे क्यों जब तब जहाँ ' +
    'जहां वहाँ वहां यहाँ यहां ऐसा ऐसे ऐसी वैसे जैसा जैसे जैसी मैं हम तुम आप मुझे हमें तुम्हें आपको मेरा मेरे मेरी हमारा हमारे ' +
    'हमारी तुम्हारा आपका आपके आपकी अपना अपने अपनी स्वयं खुद कर करके करना करने करता करते करती किया किये किए की गया गई गयी गये ' +
    'गए जा जाता जाते जाती जाना होता होते होती होना होने हुआ हुए हुई रहा रहे रही सकता सकते सकती चुका चुके चुकी दिया दिये दिए दी ' +
    'लिया लिये लिए लेकिन परन्तु परंतु मगर बल्कि अगर यदि क्योंकि इसलिए फिर अब अभी बहुत सब सभी साथ बाद पहले द्वारा वाला वाले वाली एक'
  )
    .normalize('NFC')
    .split(' '),
)

function isStopWord(key: string): boolean {
  return ENGLISH_STOP_WORDS.has(key) || HINDI_STOP_WORDS.has(key)
}
