/** Returns whether a text begins with another. A following vowel sign makes a different word: "कर" (tax) does not begin "कर्ज" (debt). */
export function beginsWith(text: string, start: string): boolean {
  return text.startsWith(start) && !/^\p{M}/u.test(text.slice(start.length))
}

/** Returns the words of a text, without the dot of ज़ and with one sign for ँ and ं, which many people omit or confuse. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093c\u0300-\u036f]/g, '')
  return (
    plain
      .normalize('NFC')
      .replaceAll('ँ', 'ं')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Returns words with single Latin letters in a row joined: "e.m.i" and "f d" are abbreviations. */
export function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const word of words) {
    const isLetter = /^[a-z]$/.test(word)
    if (isLetter && isOpen) joined.push((joined.pop() ?? '') + word)
    else joined.push(word)
    isOpen = isLetter
  }
  return joined
}

/** Words of questions that say nothing about the page, in English, Hindi and Hindi in Latin letters. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an and are at be by calculate calculator can convert converter do does find for free from get how i if in is it make
   me much my of on one online or per please should that the this to tool want what when will with
   का की के को में से पर है हैं क्या कैसे कितना कितनी कितने मेरा मेरी करें करना निकालें निकालना
   ka ki ke ko me mein se par hai kya kaise kitna kitni kitne mera meri kare karna nikale nikalna hoga chahiye
   hain ho hoti hota hogi honge hua tha thi kaun kaunsa konsa kab kahan kyun kyu kyon mere mujhe hum hame apna apni apne
   aur bhi toh tak wala wali liye lie le lu li lenge lena lene leta lete karu karo karen karein karta karte batao bataye bataiye
   banegi banega bane banta banti banaye banaye banaen banana banao milega milegi milta milti milte mile lagega lagegi
   lagta lagti lage dena deta bharna bharni bharu nikal nikalu nikalega nikalta nikaalna nikaale niklega sakta sakti sakte
   pata dekhe dekhna jane samjhe padega padegi badalna badle aata aati aayega aayegi rahega jayega
   hu hoon main mai raha rahe rahi shuru kaam likhe likhna likhta lagaye lagana katega kategi katta katti saal
   होगा होगी करूं बनेगी बनेगा बनाएं बनाये बनाना मिलेगा मिलेगी मिलता लगेगा लगता लगेगी लिए सकता सकते कब कहां कौन मुझे अपना अपनी और तक चाहिए निकाले निकलेगा`.split(
    /\s+/,
  ),
)
/** Numbers, and the words that only count with a number. */
const AMOUNT = /^(?:\d+|lakhs?|lacs?|crores?|cr|rs|inr|rupees|years?|yrs?)$/

/** Returns the words of a query that name its subject; all words, if there are no others. */
export function subjectOf(wanted: readonly string[]): readonly string[] {
  const subject = wanted.filter((word) => !FILLERS.has(word) && !AMOUNT.test(word))
  return subject.length > 0 ? subject : wanted
}
