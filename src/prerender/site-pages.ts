/** A page of the site that is neither a tool nor an article, with the words that people search it by. */
export interface SitePage {
  href: string
  /** Its heading. */
  label: string
  names: readonly string[]
}

/** The pages that the search finds after the tools. */
export const sitePages: readonly SitePage[] = [
  {
    href: '/tools',
    label: 'All Tools',
    names: ['tools', 'list of tools', 'tools list', 'all calculators', 'every tool', 'calculators', 'sabhi tools', 'सभी टूल'], // prettier-ignore
  },
  {
    href: '/rules',
    label: 'Rates and Rules',
    names: ['rates', 'rules', 'interest rates', 'interest rates today', 'current rates', 'new rules', 'rules calendar', 'due dates', 'ब्याज दरें'], // prettier-ignore
  },
  {
    href: '/proof',
    label: 'Proof',
    names: ['published results', 'are the results right', 'how accurate', 'accuracy', 'sources', 'tests'], // prettier-ignore
  },
  {
    href: '/faq',
    label: 'Frequently Asked Questions',
    names: [
      'faq',
      'faqs',
      'questions',
      'help',
      'support',
      'common questions',
      'सवाल',
      'मदद',
      'madad',
    ],
  },
  {
    href: '/blog',
    label: 'Blog',
    names: ['articles', 'posts', 'guides', 'news'],
  },
  {
    href: '/contact',
    label: 'Contact Us',
    names: ['contact', 'contact form', 'feedback', 'email', 'e-mail', 'suggestion', 'complaint', 'report a mistake', 'report a bug', 'write to us', 'sampark', 'संपर्क करें', 'shikayat'], // prettier-ignore
  },
  {
    href: '/about',
    label: 'About Us',
    names: ['about', 'who makes this site', 'who made this', 'about ganak', 'open source', 'source code'], // prettier-ignore
  },
  {
    href: '/privacy-policy',
    label: 'Privacy Policy',
    names: [
      'privacy',
      'is my data safe',
      'data protection',
      'cookies',
      'tracking',
      'gopniyata',
      'गोपनीयता',
    ],
  },
  {
    href: '/terms-of-service',
    label: 'Terms of Service',
    names: ['terms', 'terms of use', 'terms and conditions', 'disclaimer', 'शर्तें'],
  },
]
