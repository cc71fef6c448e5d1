import { createPrivateKey } from 'node:crypto';
import type { Environment } from '../environment.js';
import { WrongSetting } from '../wrong-setting.js';

/** How to send mail. */
export type MailSettings = NonNullable<ReturnType<typeof mailOf>>;

/**
 * The configured mail server; `undefined` if there is none.
 * @throws WrongSetting without the URL, which may contain a password
 */
export function mailOf(environment: Environment, publicUrl: string) {
  const from = environment.email('MAIL_FROM', 'jobs@example.com');
  const url = environment.checked(
    'SMTP_URL',
    isMailServer,
    'an address such as smtps://name:password@mail.example.com:465',
  );
  if (!url) return undefined;
  const dkim = dkimOf(environment);
  return {
    /** URL of the SMTP server, with name and password. */
    url,
    /** Sender address. */
    from: from ?? noReplyAt(publicUrl),
    /** The key that mails are signed with. */
    ...(dkim && { dkim }),
  };
}

/** The site's own address; nobody reads mail sent to it. */
export function noReplyAt(publicUrl: string): string {
  return `no-reply@${new URL(publicUrl).hostname}`;
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return !!url?.hostname && ['smtp:', 'smtps:'].includes(url.protocol) && ['', '/'].includes(url.pathname);
}

function dkimOf(environment: Environment) {
  const dkim = environment.together({
    domainName: 'DKIM_DOMAIN',
    keySelector: 'DKIM_SELECTOR',
    privateKey: 'DKIM_PRIVATE_KEY',
  });
  if (!dkim) return undefined;
  // Environment files hold one line per variable.
  const privateKey = dkim.privateKey.replaceAll('\\n', '\n');
  try {
    createPrivateKey(privateKey);
  } catch {
    throw new WrongSetting('DKIM_PRIVATE_KEY must be an RSA key in PEM format; line breaks may be written as \\n.');
  }
  return { ...dkim, privateKey };
}
