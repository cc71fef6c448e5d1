import { PAGE_LANGUAGES, prefixOf, type Language } from '@/lib/language/languages.ts';
import { currentLanguage, msg, t } from '@/lib/language/t.ts';
/** Maximum characters of a description for search engines and social networks. */
const DESCRIPTION_LENGTH = 160;

/** The link preview image; `npm run pictures` draws it. */
const SOCIAL_IMAGE = {
  path: '/social-beach.jpg',
  width: 1024,
  height: 768,
  type: 'image/jpeg',
  alt: msg('A beach at sunset'),
};

/** The languages that search engines are told of; none if there is only one. */
const ALTERNATES = PAGE_LANGUAGES.length > 1 ? PAGE_LANGUAGES : [];

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
  const inLanguage = (code: Language) => origin + (prefixOf(code) + path).replace(/(?<=^\/[a-z]{2})\/$/, '');
  const link = inLanguage(currentLanguage());
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
      { property: 'og:image:alt', content: t(SOCIAL_IMAGE.alt) },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: summary },
      { name: 'twitter:image', content: image },
    ],
    links: [
      { rel: 'canonical', href: link },
      ...ALTERNATES.map((code) => ({ rel: 'alternate', hrefLang: code, href: inLanguage(code) })),
      ...ALTERNATES.slice(0, 1).map(() => ({ rel: 'alternate', hrefLang: 'x-default', href: inLanguage('en') })),
    ],
  };
}
