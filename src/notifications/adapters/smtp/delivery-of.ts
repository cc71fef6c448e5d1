import type { Delivery } from '../../application/ports/mailer.js';

/** The errors of the mail library. Its messages may contain addresses and replies of the server; these parts do not. */
type SmtpError = {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly command?: string;
};

const PERMANENT = 500;
/** Commands whose replies are about this mail, not about the connection. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'DATA']);
/** Codes of errors that the library finds in the mail itself. */
const WRONG_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** Whether the mail server replied, or the library refused the mail itself; else the connection is to blame. */
export function isAboutTheMail(error: unknown): boolean {
  const { responseCode, code = '' } = error as SmtpError;
  return responseCode !== undefined || WRONG_MAIL.has(code);
}

/** What a failed attempt means; `handedOver`: the server had the content. */
export function deliveryOf(error: unknown, handedOver: boolean): Delivery {
  const { code = 'error', originalCode, responseCode, command = '' } = error as SmtpError;
  const fault = responseCode ? `${responseCode} to ${command}` : (originalCode ?? code);
  if (!responseCode) {
    if (WRONG_MAIL.has(code)) return { result: 'refused', fault };
    return { result: handedOver ? 'unknown' : 'delayed', fault };
  }
  if (responseCode < PERMANENT) return { result: 'delayed', fault };
  if (command === 'RCPT TO') return { result: 'address refused', fault };
  return { result: ABOUT_THE_MAIL.has(command) ? 'refused' : 'delayed', fault };
}
