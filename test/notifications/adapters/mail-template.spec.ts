import { Catalogs } from '#platform/languages/catalogs.js';
import { renderMail } from '#notifications/adapters/templates/mail-template.js';

describe('the HTML of a mail', () => {
  it('shows its last paragraph in lists of mails, beside the subject', async () => {
    const mail = {
      words: new Catalogs().words('en'),
      subject: 'A reply',
      paragraphs: ['Hi.', 'They said yes.'],
      action: 'Go',
    };
    const { html } = await renderMail(mail as never, { home: 'https://wayfare.test', action: 'https://wayfare.test' });
    expect(html).toMatch(/<div[^>]*display:none[^>]*>They said yes\./);
  });

  it('takes the direction of every text from what it says', async () => {
    const mail: Parameters<typeof renderMail>[0] = {
      words: new Catalogs().words('en'),
      subject: 'نادل at Seaside',
      paragraphs: ['وظيفة جديدة'],
      sections: [{ title: 'مطاعم', items: [{ title: 'نادل', text: 'دبي', path: '/jobs/1' }] }],
      action: 'Open',
    } as never;
    const address = 'https://wayfare.test';
    const { html } = await renderMail(mail, { home: address, action: address, unsubscribe: null } as never);
    for (const text of ['نادل at Seaside', 'وظيفة جديدة', 'مطاعم', 'دبي']) {
      const [, block = ''] =
        new RegExp(`(<(?:h1|h2|p) [^>]*>)(?:(?!</(?:h1|h2|p)>).)*${text}`, 's').exec(html.split('<body')[1] ?? '') ??
        [];
      expect([text, block.includes('dir="auto"')]).toEqual([text, true]);
    }
  });
});
