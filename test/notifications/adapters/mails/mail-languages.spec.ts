import { Catalogs } from '#platform/languages/catalogs.js';
import { LANGUAGE_CODES } from '#shared/domain/values/language.js';
import type { Words } from '#shared/domain/words.js';
import { renderMail } from '#notifications/adapters/templates/mail-template.js';
import { isolating } from '#notifications/domain/isolated.js';
import type { Mail } from '#notifications/domain/mail.js';
import { everyMail } from '../../../support/mothers/mail-mother.js';

const catalogs = new Catalogs();
const LINKS = {
  action: 'https://wayfare.test/jobs/1',
  home: 'https://wayfare.test',
  unsubscribe: 'https://wayfare.test/unsubscribe/x',
};

/** What people wrote, which no mail translates. */
const QUOTED =
  /^(Sam Okafor|Concierge with .*|Liv Walker|On weekdays after .*|Please remove the uniform deposit\.|Front desk in Lisbon|Night shifts|Front Desk Agent.*|Night (Porter|Auditor)|Grand Hotel.*|Seaside Hotels.*|Harbour House.*|[\d·+, ]*)$/;

const textsOf = ({ subject, paragraphs, action, sections = [] }: Mail): string[] => [
  subject,
  ...paragraphs,
  action,
  ...sections.flatMap(({ title, items, more }) => [
    title,
    ...items.flatMap((item) => [item.title, item.text]),
    more?.text ?? '',
  ]),
];

describe('mails in the language of the recipient', () => {
  it('contain no text that is not in the catalogs', async () => {
    const english = catalogs.words('en');
    const marked: Words = { ...english, t: (text, values) => `[${english.t(text, values)}]`, date: () => '[date]' };
    const mails = await everyMail(marked);
    const unmarked = mails.flatMap((mail) =>
      textsOf(mail)
        .filter((text) => text !== '' && !text.startsWith('[') && !QUOTED.test(text))
        .map((text) => `${mail.about}: ${text}`),
    );
    expect(unmarked).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('are written and drawn in %s', async (language) => {
    const words = catalogs.words(language);
    const english = (await everyMail()).map(({ subject }) => subject);
    const mails = await everyMail(words);
    for (const [index, mail] of mails.entries()) {
      expect([mail.about, mail.subject === english[index]]).toEqual([mail.about, language === 'en']);
      expect(textsOf(mail).join('\n')).not.toMatch(/[{}]|undefined/);
      const { html, text } = await renderMail(mail, LINKS);
      expect(html).toContain(`lang="${language}"`);
      expect(html).toContain(`dir="${words.direction}"`);
      expect(text).not.toContain('\u0000');
    }
  });

  it('name the time in the way of the language', () => {
    const at = new Date('2026-12-04T15:30:00Z');
    const options = { timeZone: 'Europe/Lisbon', dateStyle: 'full', timeStyle: 'short' } as const;
    expect(catalogs.words('de').date(at, options)).toBe('Freitag, 4. Dezember 2026 um 15:30');
    expect(catalogs.words('ar').date(at, options)).toMatch(/^الجمعة، 4 ديسمبر 2026 في 3:30\s?م$/);
  });

  it('keep the direction of titles in Latin letters within sentences from right to left', () => {
    const title = 'Chef (m/w/d)';
    expect(isolating(catalogs.words('ar')).t('Interview: {title}', { title })).toBe(`مقابلة: \u2068${title}\u2069`);
    expect(isolating(catalogs.words('ar')).t('Interview: {title}', { title: 'نادل' })).toBe('مقابلة: نادل');
    expect(isolating(catalogs.words('de')).t('Interview: {title}', { title })).toBe(`Vorstellungsgespräch: ${title}`);
  });
});
