/** Maximum characters of a description for search engines and social networks. */
const DESCRIPTION_LENGTH = 160;

/** The link preview image; `npm run pictures` draws it. */
const SOCIAL_IMAGE = {
  path: '/social-beach.jpg',
  width: 1024,
  height: 768,
  type: 'image/jpeg',
  alt: 'A beach at sunset',
};

/** Keeps a page out of search engines. */
export const NO_INDEX = { name: 'robots', content: 'noindex' };

/** A page for search engines. */
interface PublicPage {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** The site's public origin. */
  origin: string;
}

/** The document head of a public page, with metadata for search engines and social networks. */
export function pageHead({ title, description, path, origin }: PublicPage) {
  const link = `${origin}${path}`;
  const summary = [...description].slice(0, DESCRIPTION_LENGTH).join('');
  const image = `${origin}${SOCIAL_IMAGE.path}`;
  return {
    meta: [
      { title },
      { name: 'description', content: summary },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Wayfare' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: link },
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: SOCIAL_IMAGE.type },
      { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
      { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
      { property: 'og:image:alt', content: SOCIAL_IMAGE.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: summary },
      { name: 'twitter:image', content: image },
    ],
    links: [{ rel: 'canonical', href: link }],
  };
}
