import { describe, expect, test } from 'vitest'

import {
  findFaqError,
  inSectionOrder,
  questionsByTool,
  questionsOf,
  splitQuestions,
  type QuestionSection,
} from './questions.ts'

const section = (id: string, order: number, ids = [`${id}-question`]): QuestionSection => ({
  id,
  title: id,
  order,
  questions: ids.map((name) => ({
    id: name,
    question: `${name}?`,
    answer: '<p>Yes.</p>',
    tools: [],
    isOnToolPages: false,
  })),
})

describe('the questions of a section', () => {
  test('are its second-level headings, each with everything below it', () => {
    const html = [
      '<h2 id="why">Why <code>1.0</code>?</h2>\n<p>So.</p>\n<h3 id="more">More</h3>\n<p>And so.</p>',
      '<h2 id="how">How?</h2>\n<p>Thus.</p>\n',
    ].join('\n')
    expect(splitQuestions(html)).toEqual([
      {
        id: 'why',
        question: 'Why <code>1.0</code>?',
        answer: '<p>So.</p>\n<h3 id="more">More</h3>\n<p>And so.</p>',
        tools: [],
        isOnToolPages: false,
      },
      { id: 'how', question: 'How?', answer: '<p>Thus.</p>', tools: [], isOnToolPages: false },
    ])
  })

  test('name the tools below which they stand too', () => {
    const html = [
      '<h2 id="a">A?</h2>\n<!-- for base64, url-encoder -->\n<p>So.</p>',
      '<h2 id="b">B?</h2>\n<p>Thus.</p>',
      '<h2 id="c">C?</h2>\n<!-- for base64 -->\n<p>Yes.</p>',
      '<h2 id="d">D?</h2>\n<!-- about base64 -->\n<p>No.</p>',
    ].join('\n')
    const questions = splitQuestions(html)
    expect(questions.map(({ tools }) => tools)).toEqual([
      ['base64', 'url-encoder'],
      [],
      ['base64'],
      ['base64'],
    ])
    expect(questions.map(({ answer }) => answer)).toEqual(['<p>So.</p>', '<p>Thus.</p>', '<p>Yes.</p>', '<p>No.</p>']) // prettier-ignore
    const sections = [{ ...section('s', 1), questions }]
    expect(questionsOf(sections, 'base64').map(({ id }) => id)).toEqual(['a', 'c'])
  })

  test('are grouped by tool, with those of its views, in menu order, after those for no single tool', () => {
    const named = [['base64'], ['url-encoder'], ['base64', 'base64/view'], [], ['base64', 'roi']]
    const questions = named.map((tools, index) => ({
      id: `q${index}`,
      question: 'Why?',
      answer: '<p>So.</p>',
      tools,
      isOnToolPages: true,
    }))
    const groups = questionsByTool(questions, ['url-encoder', 'base64'])
    expect(groups.map(({ tool, questions: ofTool }) => [tool, ofTool.map(({ id }) => id)])).toEqual(
      [
        [undefined, ['q3', 'q4']],
        ['url-encoder', ['q1']],
        ['base64', ['q0', 'q2']],
      ],
    )
  })

  test('are none in a text without headings', () => {
    expect(splitQuestions('<p>Only words.</p>')).toEqual([])
  })
})

test('sections stand in the order that they state', () => {
  expect(inSectionOrder([section('b', 2), section('a', 1)]).map(({ id }) => id)).toEqual(['a', 'b'])
})

const ASKED = { id: 'x', question: 'Why?', answer: 'So.', tools: [], isOnToolPages: true }

describe('errors', () => {
  test.each<[string, QuestionSection[], string | undefined]>([
    ['none', [section('a', 1), section('b', 2)], undefined],
    [
      'a duplicate order',
      [section('a', 1), section('b', 1)],
      'src/content/faq/b.md: order 1 is taken by src/content/faq/a.md.',
    ],
    [
      'a section without a question',
      [section('a', 1, [])],
      'src/content/faq/a.md: there is no question (a line "## Question?").',
    ],
    [
      'a question without an answer',
      [{ ...section('a', 1), questions: [{ ...ASKED, answer: '' }] }],
      'src/content/faq/a.md: "Why?" has no answer.',
    ],
    [
      'a question for a tool that does not exist',
      [
        {
          ...section('a', 1),
          questions: [{ ...ASKED, tools: ['base64', 'bas64'] }],
        },
      ],
      'src/content/faq/a.md: "Why?" is for bas64, which is not a file of src/content/tools.',
    ],
    [
      'a question asked twice',
      [section('a', 1, ['free']), section('b', 2, ['free'])],
      'src/content/faq/b.md: "free?" is also in src/content/faq/a.md, and both would have the address #free.',
    ],
  ])('%s', (_, sections, sentence) => expect(findFaqError(sections, ['base64'])).toBe(sentence))
})
