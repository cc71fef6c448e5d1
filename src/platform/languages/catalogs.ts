import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { Injectable } from '@nestjs/common';
import PO from 'pofile';
import { Languages } from '#shared/application/languages.js';
import { isLanguage, LANGUAGES, SOURCE_LANGUAGE, type Language } from '#shared/domain/language.js';
import type { Words } from '#shared/domain/words.js';

/** The folder of the catalogs, which the web app shares. */
const FOLDER = new URL('../../../locales/', import.meta.url);

/** The catalogs in `locales`, each read when its language is first needed. */
@Injectable()
export class Catalogs extends Languages {
  private readonly known = new Map<Language, Words>();

  words(language: string | null | undefined): Words {
    const code = isLanguage(language) ? language : SOURCE_LANGUAGE;
    const words = this.known.get(code) ?? read(code);
    this.known.set(code, words);
    return words;
  }
}

function read(language: Language): Words {
  const { locale, direction } = LANGUAGES[language];
  const i18n = setupI18n({ locale, messages: { [locale]: language === SOURCE_LANGUAGE ? {} : messagesOf(language) } });
  // English texts are compiled when they are used.
  i18n.setMessagesCompiler(compileMessage);
  return {
    language,
    direction,
    t: (text, values) => i18n._(text, { ...values }),
    date: (instant, options) => new Intl.DateTimeFormat(locale, options).format(instant),
  };
}

function messagesOf(language: Language): Record<string, ReturnType<typeof compileMessage>> {
  const { items } = PO.parse(readFileSync(new URL(`${language}.po`, FOLDER), 'utf8'));
  return Object.fromEntries(
    items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, compileMessage(text)] as const] : [])),
  );
}
