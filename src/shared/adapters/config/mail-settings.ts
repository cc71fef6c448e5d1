import { createPrivateKey } from 'node:crypto';
import { WrongSetting } from './wrong-setting.js';

/** How to send mail. */
export type MailSettings = {
  /** URL of the SMTP server, with name and password. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
  /** The key that mails are signed with. */
  readonly dkim?: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string };
};

/** The environment variables, unparsed. */
type MailVariables = {
  readonly SMTP_URL?: string;
  readonly MAIL_FROM?: string;
  readonly DKIM_DOMAIN?: string;
  readonly DKIM_SELECTOR?: string;
  readonly DKIM_PRIVATE_KEY?: string;
};

const SCHEMES = ['smtp:', 'smtps:'];

/**
 * The configured mail server; `undefined` if there is none.
 * @throws WrongSetting without the URL, which may contain a password
 */
export function mailOf(variables: MailVariables, publicUrl: string): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = variables;
  if (from && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(from)) {
    throw new WrongSetting('MAIL_FROM must be an email address such as jobs@example.com.');
  }
  if (!url) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed?.hostname || !SCHEMES.includes(parsed.protocol) || !['', '/'].includes(parsed.pathname)) {
    throw new WrongSetting('SMTP_URL must be an address such as smtps://name:password@mail.example.com:465.');
  }
  const dkim = dkimOf(variables);
  return { url, from: from ?? noReplyAt(publicUrl), ...(dkim && { dkim }) };
}

/** The site's own address; nobody reads mail sent to it. */
export function noReplyAt(publicUrl: string): string {
  return `no-reply@${new URL(publicUrl).hostname}`;
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: MailVariables): MailSettings['dkim'] {
  if (!DKIM_DOMAIN && !DKIM_SELECTOR && !DKIM_PRIVATE_KEY) return undefined;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) {
    throw new WrongSetting('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together.');
  }
  // Environment files hold one line per variable.
  const privateKey = DKIM_PRIVATE_KEY.replaceAll('\\n', '\n');
  try {
    createPrivateKey(privateKey);
  } catch {
    throw new WrongSetting('DKIM_PRIVATE_KEY must be an RSA key in PEM format; line breaks may be written as \\n.');
  }
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey };
}
