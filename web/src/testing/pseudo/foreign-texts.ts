import { LANGUAGES } from '@/lib/language/languages.ts';

/** Attributes that people read or hear. */
const READ = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'data-tip'];

/** What is the same in every language: names, addresses, codes, and formats of files. */
const SAME_EVERYWHERE =
  /\b(?:Wayfare|Facebook|Twitter|LinkedIn|Instagram|WhatsApp|PDF|DOCX?|PNG|JPE?G|WebP|GIF|SVG|CSV|XML|JSON|RSS|API|SMTP_URL|DATA_DIR|S3|PostgreSQL|MB|UTC|STCW|[ABC][12]|[A-Z][A-Za-z-]+\/[A-Z][\w /+-]+|[A-Z]{3}(?: - |$)|(?:USD|EUR|GBP|AED|AUD|CAD|CHF|JPY|QAR|SAR|SEK|THB|TRY|ZAR)\b|US\$|example\.com|https?:\/\/\S+|\/api\/\S+)/g;

/**
 * Languages of the site, which call themselves what they do, texts in another language, code, icons, and values that a
 * label or description replaces.
 */
const NOT_TRANSLATED =
  'script, style, code, pre, [translate="no"], [lang]:not(html), .anticon, [role="option"][aria-label], [class*="unannounced"] > [aria-live]';

/** A choice shows the names of languages without saying which language each is. */
const OWN_NAMES = new Set<string | null>(Object.values(LANGUAGES).map(({ name }) => name));

/** The texts of the page that are in English: with Latin letters that neither the translations nor the data have. */
export function foreignTexts(): string[] {
  const found = new Set<string>();
  const look = (text: string | null, where: string) => {
    if (OWN_NAMES.has(text)) return;
    const rest = (text ?? '').replaceAll(SAME_EVERYWHERE, '');
    if (/[A-Za-z]/.test(rest)) found.add(`${where}${text?.replaceAll(/\s+/g, ' ').trim()}`);
  };
  look(document.title, 'title of the page: ');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest(NOT_TRANSLATED)) continue;
    for (const name of READ) if (element.hasAttribute(name)) look(element.getAttribute(name), `${name}: `);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue, '');
  }
  return [...found];
}
