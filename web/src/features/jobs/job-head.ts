import type { PublicJobBody } from '../../api/generated/types.gen';

/** So much of a description is told to search engines and social networks. */
const DESCRIPTION_LENGTH = 160;

/** What the document's head says of a listing. */
export function jobHead(job: PublicJobBody, link: string) {
  const title = `${job.title} at ${job.company} | Wayfare`;
  const description = job.description.slice(0, DESCRIPTION_LENGTH);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Wayfare' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: link },
      { name: 'twitter:card', content: 'summary' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(job.isOpen ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: link }],
  };
}
