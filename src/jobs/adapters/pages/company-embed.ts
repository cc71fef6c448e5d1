import { escapeMarkup } from '#platform/web/markup.js';
import type { Words } from '#shared/domain/words.js';
import { payInWords } from '../../application/pay-in-words.js';
import type { CompanyPageBody } from '../../application/views/company-page.view.js';

/** Colors of the system, so that the page fits light and dark sites. */
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}
h1{font-size:1.25rem;margin:0 0 .75rem}ul{list-style:none;margin:0;padding:0}
li{padding:.75rem 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);overflow-wrap:anywhere}
a{font-weight:600}p{margin:.25rem 0 0}`;

const addressOf = (origin: string, id: number): string => `${origin}/jobs/${id}`;

/** A page without scripts of a company's open listings, for an iframe on the company's own site. */
export function embeddedPage(company: CompanyPageBody, origin: string, words: Words): string {
  const { t, language, direction } = words;
  const title = t('Open jobs at {company}', { company: company.companyName });
  const jobs = company.jobs.map(
    ({ id, title: job, location, ...pay }) =>
      `<li><a href="${escapeMarkup(addressOf(origin, id))}" target="_blank" rel="noopener" dir="auto">${escapeMarkup(job)}</a>` +
      `<p dir="auto">${escapeMarkup([location, payInWords(words, pay)].filter(Boolean).join(' · '))}</p></li>`,
  );
  const list = jobs.length === 0 ? `<p>${escapeMarkup(t('No open jobs right now.'))}</p>` : `<ul>${jobs.join('')}</ul>`;
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>` +
    `<body><main><h1 dir="auto">${escapeMarkup(title)}</h1>${list}</main></body></html>`
  );
}

/** The same as JSON, for companies that draw the list themselves. */
export function embeddedJobs({ companyName, slug, jobCount, jobs }: CompanyPageBody, origin: string): object {
  return {
    company: companyName,
    url: `${origin}/companies/${slug}`,
    total: jobCount,
    jobs: jobs.map(({ id, title, location, jobType, category, salary, postedAt }) => ({
      id,
      title,
      location,
      jobType,
      category,
      salary,
      postedAt,
      url: addressOf(origin, id),
    })),
  };
}
