import { isFreeMail } from '#shared/domain/text/free-mail.js';

describe('a domain at which anyone can have an address', () => {
  it.each([
    'gmail.com',
    'Hotmail.fi',
    'outlook.pt',
    'yahoo.co.jp',
    'comcast.net',
    'foxmail.com',
    'btinternet.com',
    'mailinator.com',
  ])('is %s', (domain) => expect(isFreeMail(domain)).toBe(true));
  it.each(['hilton.com', 'sky-hotel.com', 'grand.comcast.net.example', 'mygmail.com', 'alice.de'])(
    'is not %s',
    (domain) => expect(isFreeMail(domain)).toBe(false),
  );
});
