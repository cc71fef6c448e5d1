import { compileMessage } from '@lingui/message-utils/compileMessage';
import { pseudo } from '../../../../test/support/languages/pseudo.ts';

const [CATALOG = {}] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../../locales/ar.po', { import: 'default', eager: true }),
);

// Imported before the app: the page is in Arabic, so that dates, countries and the words of libraries have no Latin
// letters, but says its own texts in the language of nobody.
document.documentElement.lang = 'ar';
const words = Object.fromEntries(Object.keys(CATALOG).map((text) => [text, pseudo(compileMessage(text))]));
Object.assign(globalThis, { words, wordsAtWork: {} });
