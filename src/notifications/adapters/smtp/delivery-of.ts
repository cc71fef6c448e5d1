import type { Delivery } from '../../application/ports/mailer.js';

/** The parts of nodemailer's errors that are safe to log: the messages may contain addresses and server replies. */
type SmtpError = {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly command?: string;
};

const PERMANENT = 500;
/** Commands whose replies concern the mail, not the connection. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'DATA']);
/** Codes for errors that the library finds in the mail itself. */
const WRONG_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** Whether the server replied or the library rejected the mail; otherwise the connection failed. */
export function isAboutTheMail(error: unknown): boolean {
  const { responseCode, code = '' } = error as SmtpError;
  return responseCode !== undefined || WRONG_MAIL.has(code);
}

/** Classifies a failed attempt; `handedOver` means that the server may have received the content. */
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
