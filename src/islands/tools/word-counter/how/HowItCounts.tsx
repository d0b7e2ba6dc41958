/** The meaning of the further counts. The text below the tool explains the others. */
export function HowItCounts() {
  return (
    <div className="words-part">
      <ul className="words-list">
        <li>
          <b>Characters as you see them</b>: an emoji or नि is one, however many characters of
          Unicode it is made of.
        </li>
        <li>
          <b>Bytes in UTF-8</b>: what the text takes in a file, a form or a database.
        </li>
        <li>
          <b>Sentences as you read them</b>: । ends one as well, and the points in 3.5, Rs. and Dr.
          do not. This count appears where it differs from the plain one, in which every point ends
          a sentence.
        </li>
        <li>
          <b>Words</b> are what stands between spaces and line breaks, <b>paragraphs</b> what stands
          between blank lines, and <b>lines</b> those that hold something.
        </li>
      </ul>
      <p className="hint">All rules, with examples, stand below under “How we count”.</p>
    </div>
  )
}
