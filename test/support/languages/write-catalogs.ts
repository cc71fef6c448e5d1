import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import PO from 'pofile';
import { LANGUAGES, SOURCE_LANGUAGE } from '#shared/domain/values/language.js';
import { ROOT, sourceProblems, sourceTexts } from './source-texts.js';

const PROBLEMS = sourceProblems();

/** Brings the catalogs up to date with the sources: new texts without a translation, unused ones removed. */
for (const language of Object.keys(LANGUAGES)) {
  if (language === SOURCE_LANGUAGE) continue;
  const file = new URL(`locales/${language}.po`, ROOT);
  const known = existsSync(file) ? PO.parse(readFileSync(file, 'utf8')).items : [];
  const translations = new Map(known.map(({ msgid, msgstr, comments }) => [msgid, { msgstr, comments }] as const));
  const catalog = new PO();
  catalog.headers = { 'Content-Type': 'text/plain; charset=UTF-8', Language: language };
  const missing: string[] = [];
  for (const [text, files] of sourceTexts()) {
    const item = new PO.Item();
    item.msgid = text;
    item.references = files;
    if (PROBLEMS.has(text)) item.extractedComments = ['problem'];
    item.msgstr = translations.get(text)?.msgstr ?? [''];
    item.comments = translations.get(text)?.comments ?? [];
    if (!item.msgstr[0]) missing.push(text);
    catalog.items.push(item);
  }
  writeFileSync(file, `${catalog.toString().trimEnd()}\n`);
  process.stdout.write(`${language}: ${catalog.items.length} texts, ${missing.length} without a translation\n`);
}
