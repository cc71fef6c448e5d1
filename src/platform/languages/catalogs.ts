import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { Injectable } from '@nestjs/common';
import PO from 'pofile';
import { Languages } from '#shared/application/languages.js';
import { isLanguage, LANGUAGES, SOURCE_LANGUAGE, type Language } from '#shared/domain/values/language.js';
import { DEFAULT_ZONE } from '#shared/domain/values/time-zone.js';
import type { TextValues, Words } from '#shared/domain/words.js';

/** The folder of the catalogs, which the web app shares. */
const FOLDER = new URL('../../../locales/', import.meta.url);

/** The catalogs in `locales`, each read when its language is first needed. */
@Injectable()
export class Catalogs extends Languages {
  private readonly known = new Map<Language, Words['t']>();

  words(language: string | null | undefined, timeZone?: string | null): Words {
    const code = isLanguage(language) ? language : SOURCE_LANGUAGE;
    const { locale, direction } = LANGUAGES[code];
    const t = this.known.get(code) ?? read(code);
    this.known.set(code, t);
    const zone = timeZone ?? DEFAULT_ZONE;
    const date: Words['date'] = (instant, options) =>
      new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(instant);
    return { language: code, direction, t, timeZone: zone, date, zone: (name) => zoneName(locale, name) };
  }
}

function zoneName(locale: string, timeZone: string): string {
  if (timeZone === DEFAULT_ZONE) return timeZone;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function read(language: Language): Words['t'] {
  const { locale } = LANGUAGES[language];
  const i18n = setupI18n({ locale, messages: { [locale]: language === SOURCE_LANGUAGE ? {} : messagesOf(language) } });
  // English texts are compiled when they are used.
  i18n.setMessagesCompiler(compileMessage);
  return (text, values) => i18n._(text, verbatim(values));
}

/** Lingui decodes escapes in the finished text, such as `\u000a`, so the backslashes of values are escaped. */
function verbatim(values: TextValues = {}): TextValues {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value,
  ]);
  return Object.fromEntries(escaped) as TextValues;
}

function messagesOf(language: Language): Record<string, ReturnType<typeof compileMessage>> {
  const { items } = PO.parse(readFileSync(new URL(`${language}.po`, FOLDER), 'utf8'));
  return Object.fromEntries(
    items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, compileMessage(text)] as const] : [])),
  );
}
