import { existsSync, globSync, readFileSync } from 'node:fs';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { LANGUAGES, PAGE_LANGUAGES, SOURCE_LANGUAGE, type Language } from '#shared/domain/values/language.js';
import { IS_NO_SOURCE, problemsIn, ROOT, sourceTexts, textsIn } from '../support/languages/source-texts.js';
import { unmarkedTexts } from '../support/languages/unmarked-texts.js';

const TRANSLATED = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== SOURCE_LANGUAGE);
const TEXTS = sourceTexts();

/** The translations of a language, by English text. */
function catalogOf(language: Language): Map<string, string> {
  const { items } = PO.parse(readFileSync(new URL(`locales/${language}.po`, ROOT), 'utf8'));
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

/** Terms of the glossaries whose words every translation has; others, such as jobs and applying, have many ways. */
const TERMS = ['listing', 'interview', 'housing', 'shortlisted', 'saved search', 'passkey', 'talent pool'];

/** Texts that some languages say without the word. */
const WITHOUT_THE_TERM = /^It violates our rules for listings\.$|^You have reached today's limit for posting listings/;

/** What a glossary says a term is: the beginnings of its words, because they are inflected. */
function stemsOf(term: string, language: Language): string[] {
  const glossary = readFileSync(new URL(`locales/glossary/${language}.md`, ROOT), 'utf8');
  const cell = new RegExp(`^\\| ${term}(?: \\(.*\\))? +\\| (.*) \\|$`, 'm').exec(glossary)?.[1] ?? '';
  return (folded(cell).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, Math.max(3, word.length - 3)));
}

/** Without accents and case. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Token = Exclude<CompiledMessage, string>[number];

/** The placeholders, elements and plural forms of a message. */
function partsOf(text: string): { readonly names: string[]; readonly plurals: Record<string, string[]> } {
  const names = new Set<string>(text.match(/<\/?\d+\/?>/g));
  const plurals: Record<string, string[]> = {};
  const visit = (tokens: CompiledMessage | Token | undefined): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (typeof token === 'string') continue;
      const [name = '', kind, forms] = token as [string, string?, Record<string, CompiledMessage>?];
      names.add(name);
      if (!forms || typeof forms !== 'object') continue;
      if (kind === 'plural') plurals[name] = Object.keys(forms).filter((form) => form !== 'offset');
      for (const form of Object.values(forms)) visit(form);
    }
  };
  visit(compileMessage(text));
  return { names: [...names].toSorted(), plurals };
}

describe('the texts of the site', () => {
  it('are found where they are marked', () => {
    const code =
      "t('a'); words.t(b ? 'c' : 'd', { n }); const X = { y: msg('e') }; <Trans id=\"f\" />; <p id=\"g\" />; q('h')";
    expect(textsIn('x.tsx', code)).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(TEXTS.size).toBeGreaterThan(100);
    const errors =
      "conflict('a_b', 'C d'); domainError('gone', 'd', 'E', { field }); super('gone', 'f', `Gone ${a.h} or ${b}`);" +
      "has('h', 'i'); checks.add('x', y ? `${z.label} is required` : 'No'); const X = { label: 'Name', message: 'q is text' };" +
      "log({ level: 'info', message: 'Slow' })";
    expect(problemsIn('x.ts', errors)).toEqual(['C d', 'Gone {h} or {b}', '{label} is required', 'No', 'Name']);
  });

  it('are all marked in the web app', () => {
    const code =
      '<p title="Close it">Hello {name}</p>; toast(`${n} saved jobs`); say(`Until ${day}`); t("Sure"); <i className="Big one" />;';
    expect(unmarkedTexts('x.tsx', code).map(({ text }) => text)).toEqual([
      'Close it',
      'Hello',
      '{} saved jobs',
      'Until {}',
    ]);
    const unmarked = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((file) => !IS_NO_SOURCE.test(file))
      .flatMap((file) =>
        unmarkedTexts(file, readFileSync(new URL(file, ROOT), 'utf8'))
          // What the site offers and stores is translated where it is shown.
          .filter(({ text }) => TEXTS.get(text)?.includes('web/src/lib/words/stored-words.ts') !== true)
          .map(({ line, text }) => `${file}:${line} ${text}`),
      );
    expect(unmarked).toEqual([]);
  });

  it.each(TRANSLATED)('are complete in %s, and no other text is translated', (language) => {
    const catalog = catalogOf(language);
    // Pages are offered only in languages in which the web app is complete; the server's texts are in all.
    const needed = [...TEXTS].filter(
      ([, files]) => PAGE_LANGUAGES.includes(language) || files.some((file) => file.startsWith('src/')),
    );
    expect(needed.map(([text]) => text).filter((text) => !catalog.get(text)?.trim())).toEqual([]);
    expect([...catalog.keys()].filter((text) => !TEXTS.has(text))).toEqual([]);
  });

  it.each(TRANSLATED)('keep their placeholders in %s', (language) => {
    const wrong = [...catalogOf(language)].filter(
      ([text, translation]) => translation !== '' && partsOf(text).names.join() !== partsOf(translation).names.join(),
    );
    expect(wrong).toEqual([]);
  });

  it('have no English endings in Arabic', () => {
    expect([...catalogOf('ar')].filter(([, translation]) => /[\u0621-\u064a][a-z]/.test(translation))).toEqual([]);
  });

  it.each(TRANSLATED)('have all plural forms of %s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].locale).resolvedOptions();
    const wrong = [...catalogOf(language)].filter(([, translation]) =>
      Object.values(partsOf(translation).plurals).some(
        (forms) => pluralCategories.some((category) => !forms.includes(category)) || !forms.includes('other'),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(TRANSLATED)('call things by the words of the glossary in %s', (language) => {
    const wrong = TERMS.flatMap((term) => {
      const stems = stemsOf(term, language);
      expect([term, stems]).not.toEqual([term, []]);
      const named = new RegExp(`\\b${term}s?\\b`, 'i');
      return [...catalogOf(language)].filter(
        ([text, translation]) =>
          named.test(text.replaceAll(/\{\w+/g, '')) &&
          !WITHOUT_THE_TERM.test(text) &&
          !stems.some((stem) => folded(translation).includes(stem)),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are offered in the same languages by server and web app', () => {
    const code = readFileSync(new URL('web/src/lib/language/languages.ts', ROOT), 'utf8');
    expect(/PAGE_LANGUAGES[^=]*= \[([^\]]*)\]/.exec(code)?.[1]).toBe(
      PAGE_LANGUAGES.map((each) => `'${each}'`).join(', '),
    );
    for (const [each, { name, locale, direction }] of Object.entries(LANGUAGES))
      expect(code).toContain(`${each}: { name: '${name}', locale: '${locale}', direction: '${direction}' }`);
  });

  it.each(TRANSLATED)('have a glossary for the translators of %s', (language) => {
    expect(existsSync(new URL(`locales/glossary/${language}.md`, ROOT))).toBe(true);
  });
});
