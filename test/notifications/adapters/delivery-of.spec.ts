import { deliveryOf, isAboutTheMail } from '#notifications/adapters/smtp/delivery-of.js';

const CONNECTION = { code: 'ESOCKET', originalCode: 'ECONNRESET' };

describe('a failed attempt to send a mail', () => {
  it.each([
    ['the server is away', CONNECTION, false, 'delayed', 'ECONNRESET'],
    ['the connection broke before the content', { code: 'ETIMEDOUT' }, false, 'delayed', 'ETIMEDOUT'],
    ['the connection broke after the content', CONNECTION, true, 'unknown', 'ECONNRESET'],
    ['the server is busy', { responseCode: 499, command: 'RCPT TO' }, false, 'delayed', '499 to RCPT TO'],
    ['it knows no such address', { responseCode: 500, command: 'RCPT TO' }, false, 'address refused', '500 to RCPT TO'],
    ['it refuses the sender', { responseCode: 550, command: 'MAIL FROM' }, false, 'refused', '550 to MAIL FROM'],
    ['it refuses the content', { responseCode: 554, command: 'DATA' }, true, 'refused', '554 to DATA'],
    ['it refuses the password', { responseCode: 535, command: 'AUTH PLAIN' }, false, 'delayed', '535 to AUTH PLAIN'],
    ['the mail has no address', { code: 'EENVELOPE' }, false, 'refused', 'EENVELOPE'],
    ['the mail cannot be composed', { code: 'EMESSAGE' }, true, 'refused', 'EMESSAGE'],
    ['nothing is known', {}, false, 'delayed', 'error'],
  ] as const)('is told by its error: %s', (_what, error, handedOver, result, fault) => {
    expect(deliveryOf(error, handedOver)).toEqual({ result, fault });
  });

  it.each([
    [{ responseCode: 451, code: 'EENVELOPE' }, true],
    [{ code: 'EENVELOPE' }, true],
    [{ code: 'EMESSAGE' }, true],
    [CONNECTION, false],
    [{}, false],
  ])('is about the mail or the connection: %j', (error, isMails) => {
    expect(isAboutTheMail(error)).toBe(isMails);
  });
});
