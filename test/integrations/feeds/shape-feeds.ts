import { CARE, escaped, json, xml, type WorldFeed } from './world-feed.js';

export const SHAPES: readonly WorldFeed[] = [
  xml(
    'RSS of WP Job Manager',
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="c" xmlns:dc="d" xmlns:job_listing="https://hotel.example">
<channel><title>Jobs</title><link>https://hotel.example</link><description>Our jobs</description>
<item><title>Front Desk Agent</title><link>https://hotel.example/job/front-desk/</link><dc:creator>admin</dc:creator><pubDate>Mon, 02 Nov 2026 09:00:00 +0000</pubDate>
<guid isPermaLink="false">https://hotel.example/?post_type=job_listing&#038;p=42</guid><description><![CDATA[We look after&#8230;]]></description>
<content:encoded><![CDATA[<p>${CARE}</p>]]></content:encoded>
<job_listing:location>Lisbon, Portugal</job_listing:location><job_listing:job_type>Full Time</job_listing:job_type><job_listing:company>Seaside House</job_listing:company></item></channel></rss>`,
    {
      title: 'Front Desk Agent',
      description: CARE,
      company: 'Seaside House',
      location: 'Lisbon, Portugal',
      jobType: 'full_time',
    },
    { reference: 'https://hotel.example/?post_type=job_listing&p=42', notes: ['category'] },
  ),
  json(
    'offers of Recruitee',
    {
      offers: [
        {
          id: 263_372,
          slug: 'night-porter',
          title: 'Night Porter',
          company_name: 'Seaside House',
          description: `<p>${CARE}</p>`,
          requirements: '<ul><li>English</li></ul>',
          city: 'Amsterdam',
          country: 'Netherlands',
          country_code: 'NL',
          location: 'Amsterdam, Netherlands',
          department: 'Front Office',
          employment_type_code: 'parttime',
          category_code: 'hospitality',
          experience_code: 'entry_level',
          remote: false,
          careers_url: 'https://seaside.recruitee.com/o/night-porter',
          salary: { min: '2000', max: '2500', period: 'month', currency: 'EUR' },
          close_at: null,
        },
      ],
    },
    {
      title: 'Night Porter',
      location: 'Amsterdam, Netherlands',
      description: CARE,
      requirements: '• English',
      department: 'Front Office',
      jobType: 'part_time',
      category: 'hotels',
      experience: 'entry',
      minSalary: 2000,
      maxSalary: 2500,
      payPeriod: 'month',
      currency: 'EUR',
    },
    { reference: '263372' },
  ),
  xml(
    'XML of Recruitee',
    `<jobs><job><reference><![CDATA[ offer-uov3p:263372 ]]></reference><company><![CDATA[ Seaside House ]]></company><company_id>28878</company_id>
<title><![CDATA[ Night Porter ]]></title><description_requirements><![CDATA[ <p>${CARE}</p> ]]></description_requirements>
<city>Berlin</city><country>DE</country><state>BE</state><locations><location><city>Berlin</city><country>DE</country></location></locations>
<remote>false</remote><employment_type><![CDATA[ Fulltime ]]></employment_type><category>Hospitality</category></job></jobs>`,
    {
      title: 'Night Porter',
      location: 'Berlin, BE, Germany',
      description: CARE,
      jobType: 'full_time',
      category: 'hotels',
    },
    { reference: 'offer-uov3p:263372' },
  ),
  xml(
    'positions of Personio',
    `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs><position><id>4103</id><subcompany>Haus am See GmbH</subcompany><office>Munich</office>
<additionalOffices><office>Berlin</office></additionalOffices><department>Service</department><recruitingCategory>Various</recruitingCategory><name>Restaurantleitung (m/w/d)</name>
<jobDescriptions><jobDescription><name>Beschreibung</name><value><![CDATA[<p>${CARE}</p>]]></value></jobDescription>
<jobDescription><name>Dein Profil</name><value><![CDATA[<ul><li>Deutsch</li></ul>]]></value></jobDescription></jobDescriptions>
<employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>full-time</schedule><yearsOfExperience>2-5</yearsOfExperience>
<keywords>Service, Gastronomie</keywords><createdAt>2026-10-01T10:00:00+02:00</createdAt></position></workzag-jobs>`,
    {
      title: 'Restaurantleitung (m/w/d)',
      company: 'Haus am See GmbH',
      location: 'Munich',
      description: `Beschreibung\n\n${CARE}\n\nDein Profil\n\n• Deutsch`,
      jobType: 'full_time',
      experience: 'junior',
    },
    { reference: '4103', notes: ['Berlin', 'category'] },
  ),
  json(
    'jobs of Greenhouse',
    {
      jobs: [
        {
          id: 127_817,
          internal_job_id: 144_381,
          title: 'Spa Therapist',
          company_name: 'Seaside House',
          updated_at: '2026-11-01T10:55:28-05:00',
          requisition_id: '50',
          location: { name: 'Lisbon, Portugal' },
          absolute_url: 'https://boards.greenhouse.io/seaside/jobs/127817',
          language: 'en',
          metadata: [{ id: 1, name: 'Employment Type', value: 'Part-time', value_type: 'single_select' }],
          content: escaped(`<div><p>${CARE}</p>&nbsp;<ul><li>Massage</li></ul></div>`),
          departments: [{ name: 'No Department' }, { id: 13_583, name: 'Spa', parent_id: null, child_ids: [] }],
          offices: [{ id: 8787, name: 'Lisbon', location: 'Lisbon, Portugal' }],
        },
      ],
      meta: { total: 1 },
    },
    {
      title: 'Spa Therapist',
      company: 'Seaside House',
      location: 'Lisbon, Portugal',
      description: `${CARE}\n\n• Massage`,
      department: 'Spa',
      jobType: 'part_time',
    },
    { reference: '127817' },
  ),
  json(
    'postings of Lever',
    [
      {
        id: 'b6e0c1d8-5a8e-4f4c-9d5d-1d2a3c4b5e6f',
        text: 'Spa Therapist',
        country: 'PT',
        categories: {
          commitment: 'Part-time',
          department: 'Wellness',
          team: 'Spa',
          location: 'Lisbon',
          allLocations: ['Lisbon', 'Porto'],
        },
        opening: '<div>Come to the sea.</div>',
        openingPlain: 'Come to the sea.',
        description: `<div>Come to the sea.</div><div>${CARE}</div>`,
        descriptionPlain: `Come to the sea.\n${CARE}`,
        descriptionBody: `<div>${CARE}</div>`,
        descriptionBodyPlain: CARE,
        lists: [{ text: 'Requirements', content: '<li>A diploma in massage</li><li>English</li>' }],
        additional: '<div>We look forward to you.</div>',
        additionalPlain: 'We look forward to you.',
        hostedUrl: 'https://jobs.lever.co/seaside/b6e0c1d8',
        applyUrl: 'https://jobs.lever.co/seaside/b6e0c1d8/apply',
        createdAt: 1_793_900_000_000,
        workplaceType: 'on-site',
        salaryRange: { currency: 'EUR', interval: 'per-month-salary', min: 1400, max: 1600 },
      },
    ],
    {
      title: 'Spa Therapist',
      location: 'Lisbon, Portugal',
      description: `Come to the sea.\n\n${CARE}\n\nRequirements\n\n• A diploma in massage\n• English\n\nWe look forward to you.`,
      department: 'Wellness',
      jobType: 'part_time',
      minSalary: 1400,
      maxSalary: 1600,
      payPeriod: 'month',
      currency: 'EUR',
    },
    { reference: 'b6e0c1d8-5a8e-4f4c-9d5d-1d2a3c4b5e6f', notes: ['Porto'] },
  ),
];

const POSTING = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Tour Guide',
  description: `<p>${CARE}</p>`,
  identifier: { '@type': 'PropertyValue', name: 'Seaside', value: 'G-7' },
  datePosted: '2026-11-01',
  validThrough: '2027-01-18T00:00',
  employmentType: ['PART_TIME', 'TEMPORARY'],
  hiringOrganization: { '@type': 'Organization', name: 'Seaside Tours', sameAs: 'https://seaside.example' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Sea Rd',
      addressLocality: 'Faro',
      addressRegion: 'Algarve',
      addressCountry: 'PT',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue: 12.5, maxValue: 15, unitText: 'HOUR' },
  },
  industry: 'Tour operators',
  experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: '24' },
};
const POSTED = {
  title: 'Tour Guide',
  company: 'Seaside Tours',
  description: CARE,
  location: 'Faro, Algarve, Portugal',
  jobType: 'seasonal',
  category: 'tour_operators',
  experience: 'junior',
  deadline: '2027-01-18',
  minSalary: 12.5,
  maxSalary: 15,
  payPeriod: 'hour',
  currency: 'EUR',
};
const script = (content: string): string => `<script type="application/ld+json">${content}</script>`;
const page = (name: string, scripts: string): WorldFeed => ({
  ...json(name, '', POSTED, { count: 1 }),
  format: 'html',
  bytes: Buffer.from(
    `<!doctype html><html><head><title>Jobs</title><script>var a = "<p><!--";</script>${scripts}</head><body><p>Hi</body></html>`,
  ),
});
const POSTING_JSON = JSON.stringify(POSTING);
const OTHER = script(JSON.stringify({ ...POSTING, title: 'Old job' }));

export const STRUCTURED: readonly WorldFeed[] = [
  json('a single JobPosting', POSTING, POSTED, { reference: 'G-7', notes: ['job type'] }),
  json('an array of JobPostings', [POSTING, { ...POSTING, identifier: 'G-8' }], POSTED, { count: 2 }),
  json(
    'a graph',
    { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'x' }, POSTING] },
    POSTED,
    { count: 1 },
  ),
  json(
    'an ItemList',
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: POSTING }] },
    POSTED,
  ),
  page('an HTML page', script(POSTING_JSON)),
  page('an HTML page with the JSON in a comment', script(`\n<!--\n${POSTING_JSON}\n-->\n`)),
  page('an HTML page with the JSON in a CDATA section', script(`//<![CDATA[\n${POSTING_JSON}\n//]]>`)),
  page('an HTML page with a commented CDATA section', script(`/* <![CDATA[ */${POSTING_JSON}/* ]]> */`)),
  page(
    'an HTML page with a script that is commented out',
    `<!-- ${OTHER} --><!-->${script(POSTING_JSON)}<!-- ${OTHER}`,
  ),
  json(
    'a remote JobPosting',
    {
      ...POSTING,
      jobLocation: undefined,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      employmentType: 'FULL_TIME',
    },
    { location: 'Remote, United States', jobType: 'full_time', facts: { hiresIn: ['US'] } },
  ),
  json('a byte order mark before JSON', `\ufeff${JSON.stringify([POSTING])}`, POSTED),
];
