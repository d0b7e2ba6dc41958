/** The meaning of the further counts. The text below the tool explains the others. */
export function HowItCounts() {
  return (
    <div className="words-part">
      <ul className="words-list">
        <li>
          <b>Characters as you see them</b>: an emoji or नि is one, even if it has several Unicode
          characters.
        </li>
        <li>
          <b>Bytes in UTF-8</b>: the size of the text in a file, a form or a database.
        </li>
        <li>
          <b>Sentences as you read them</b>: । also ends one, and the points in 3.5, Rs. and Dr. do
          not. This count appears if it differs from the plain count, where every point ends a
          sentence.
        </li>
        <li>
          <b>Words as you read them</b>: Chinese, Japanese, Thai, Lao, Khmer and Burmese have no
          spaces between words, so your browser finds the words with its dictionary. This count
          appears for texts in these scripts, and the times follow it.
        </li>
        <li>
          Spaces and line breaks separate <b>words</b>, blank lines separate <b>paragraphs</b>, and
          only <b>lines</b> with text count.
        </li>
      </ul>
      <p className="hint">All rules, with examples, are under “How we count” below.</p>
    </div>
  )
}
