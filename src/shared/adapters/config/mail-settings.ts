import { WrongSetting } from './wrong-setting.js';

/** How to send mail. */
export type MailSettings = {
  /** Address of the SMTP server, name and password included. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
};

/** The variables as they were given. */
export type MailVariables = { readonly SMTP_URL?: string; readonly MAIL_FROM?: string };

const SCHEMES = ['smtp:', 'smtps:'];

/**
 * The mail server that the variables name; `undefined` where there is none.
 * @throws WrongSetting, which does not repeat the address: it may hold a password
 */
export function mailOf({ SMTP_URL: url, MAIL_FROM: from }: MailVariables, publicUrl: string): MailSettings | undefined {
  if (from && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(from)) {
    throw new WrongSetting('MAIL_FROM must be an email address such as jobs@example.com.');
  }
  if (!url) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed?.hostname || !SCHEMES.includes(parsed.protocol) || !['', '/'].includes(parsed.pathname)) {
    throw new WrongSetting('SMTP_URL must be an address such as smtps://name:password@mail.example.com:465.');
  }
  return { url, from: from ?? `no-reply@${new URL(publicUrl).hostname}` };
}
