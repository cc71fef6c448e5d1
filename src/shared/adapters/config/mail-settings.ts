import { WrongSetting } from './wrong-setting.js';

/** How to send mail. */
export type MailSettings = {
  /** URL of the SMTP server, with name and password. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
};

/** The environment variables, unparsed. */
export type MailVariables = { readonly SMTP_URL?: string; readonly MAIL_FROM?: string };

const SCHEMES = ['smtp:', 'smtps:'];

/**
 * The configured mail server; `undefined` if there is none.
 * @throws WrongSetting without the URL, which may contain a password
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
