import { describe, expect, it, vi } from 'vitest';
import { translatorOf } from './translated-sentences.ts';
import { verbatim, wordsOf, type Messages } from './t.ts';

const [GERMAN = {}] = Object.values(
  import.meta.glob<Messages>('../../../../locales/de.po', { query: '?problems', import: 'default', eager: true }),
);
const words = wordsOf('de', GERMAN);
const SAME_IN_GERMAN = 'in {label}';
const say = vi.fn((text: string, values?: Record<string, string | number>) => words._(text, verbatim(values)));
const inGerman = translatorOf(GERMAN, say);

describe('a sentence of the API in German', () => {
  it.each([
    ['Username is already taken', 'Dieser Benutzername ist bereits vergeben'],
    ['Full name is required', 'Pflichtfeld: Vollständiger Name'],
    ['Job title must be less than 100 characters', 'Der Stellentitel muss weniger als 100 Zeichen haben'],
    ['Cover letter must be at most 5000 characters', 'Anschreiben darf höchstens 5000 Zeichen haben'],
    ['Please answer the question: Why {you}? Because.', 'Bitte beantworten Sie die Frage: Why {you}? Because.'],
    ['This file is a video (MP4).', 'Das Format dieser Datei passt nicht (Video (MP4)).'],
    ['This picture is damaged or incomplete.', 'Die Datei (Bild) ist beschädigt oder unvollständig.'],
    ['You are a waiter · housing included', 'Sie sind waiter · mit Unterkunft'],
    [
      'This PDF is damaged or incomplete. Save or download it again.',
      'Die Datei (PDF) ist beschädigt oder unvollständig. Speichern Sie sie oder laden Sie sie erneut herunter.',
    ],
  ])('%s', (sentence, expected) => expect(inGerman(sentence)).toBe(expected));

  it('stays English if it, or a part of it, is not known', () => {
    for (const sentence of ['No {such} thing', 'This PDF is damaged or incomplete. And no more.', 'Save it as PDF. '])
      expect(inGerman(sentence)).toBe(sentence);
  });

  it('keeps what people wrote as they wrote it', () => {
    expect(inGerman(String.raw`Please answer the question: \u003cb> <0>x</0>`)).toBe(
      String.raw`Bitte beantworten Sie die Frage: \u003cb> <0>x</0>`,
    );
  });

  it('is found for each sentence with values, whose values it keeps', () => {
    const templates = Object.keys(GERMAN).filter((text) => text.includes('{') && text !== SAME_IN_GERMAN);
    expect(templates.length).toBeGreaterThan(30);
    for (const text of templates) {
      const values: Record<string, string> = {};
      const sentence = text.replaceAll(/\{(\w+)\}/g, (_found, name: string) => (values[name] = `<${name}>`));
      const said = inGerman(sentence);
      expect(said).not.toBe(sentence);
      for (const value of Object.values(values)) expect([text, said]).toEqual([text, expect.stringContaining(value)]);
    }
  });

  it('takes no time for long sentences', () => {
    const began = performance.now();
    for (const word of ['a ', 'Reason: ', '. A ', 'must be ']) inGerman(word.repeat(1_900 / word.length));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
