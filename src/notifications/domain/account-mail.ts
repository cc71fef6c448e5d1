import { utc } from '#shared/domain/utc-day.js';
import { accessSections, type AccountAccess } from './account-access.js';
import { mailTo, type Mail, type MailContent, type Recipient } from './mail.js';
import { howToObject } from './moderation-mail.js';
import { quoted } from './quoted.js';
import type { MailKind } from './mail-kinds.js';

const NEW_PASSWORD = { action: 'Set a New Password', path: '/forgot-password' };
const SETTINGS = { action: 'Open Settings', path: '/settings' };
const CONTACT = { action: 'Contact Us', path: '/about/contact-us' };
const SIGN_IN = { action: 'Sign In', path: '/auth' };

/** Sentences by change. They quote no names, which whoever made the change has chosen. */
const INTEGRATION_CHANGES: Readonly<Record<string, string>> = {
  'api-key-created': 'An API key was created. Programs that have it can use your account to read or post listings.',
  'webhook-created': 'A webhook was added. Wayfare now notifies another program about your listings and applications.',
  'webhook-changed': 'The address or the events of a webhook were changed.',
  'webhook-secret-replaced': 'The secret of a webhook was replaced. The previous one works for another 24 hours.',
  'feed-address-changed': 'The address of your feed was changed. Wayfare now imports your listings from there.',
};

/**
 * Mails about the recipient's account. The parameter is the secret in the outbox: the token for the link, a reason, or what was changed.
 */
const CONTENTS = {
  'password-reset': (token) => ({
    subject: 'Set a new password for Wayfare',
    paragraphs: [
      'Someone, hopefully you, asked to reset your password. Use the button below to set a new one within an hour. If this was not you, ignore this email: your password will not change.',
    ],
    action: 'Set a New Password',
    // Browsers do not send the fragment to servers, so it is in no log and no Referer header.
    path: `/reset-password#${token}`,
  }),
  'password-changed': () => ({
    subject: 'Your Wayfare password was changed',
    paragraphs: [
      'The password of your account was changed, and all other devices were signed out. If this was not you, set a new password immediately.',
    ],
    ...NEW_PASSWORD,
  }),
  'email-change': (token) => ({
    subject: 'Confirm your new email address for Wayfare',
    paragraphs: [
      'You asked to use this email address for your account. Confirm it within a day. If this was not you, ignore this email: nothing will change.',
    ],
    action: 'Confirm Address',
    path: `/email/confirm#${token}`,
  }),
  'email-changed': (token) => ({
    subject: 'Your Wayfare email address was changed',
    paragraphs: [
      'Your account now uses a different email address. If this was not you, undo the change within seven days.',
    ],
    action: 'Undo Change',
    path: `/email/undo#${token}`,
  }),
  'email-restored': (token) => ({
    subject: 'Your Wayfare email address was restored',
    paragraphs: [
      'The change of your email address was undone. Whoever made it knew your password, so the password no longer works, all devices were signed out, and everything that was set up since the change to get into your account was removed.',
      'Use the button below to set a new password within an hour. After that, choose “Forgot password?” on the sign-in page.',
    ],
    action: 'Set a New Password',
    path: `/reset-password#${token}`,
  }),
  'email-verification': (token) => ({
    subject: 'Verify your email address for Wayfare',
    paragraphs: [
      'Verify within a day that this is your email address.',
      'If you did not create an account on Wayfare, ignore this email.',
    ],
    action: 'Verify Address',
    path: `/email/verify#${token}`,
  }),
  'passkey-added': () => ({
    subject: 'A passkey was added to your Wayfare account',
    paragraphs: [
      'A passkey was added to your account. It can sign in without a password. If this was not you, remove it in your settings and change your password immediately.',
    ],
    ...SETTINGS,
  }),
  'identity-linked': () => ({
    subject: 'A new way to sign in to your Wayfare account',
    paragraphs: [
      'An account at another site can now sign in to your account. If this was not you, unlink it in your settings and change your password immediately.',
    ],
    ...SETTINGS,
  }),
  'second-factor-enabled': () => ({
    subject: 'Two-factor authentication is on for your Wayfare account',
    paragraphs: [
      'Signing in with your password now requires a code from an authenticator app, and all other devices were signed out. Keep your recovery codes in a safe place.',
      'If this was not you, someone knows your password: contact us immediately.',
    ],
    ...CONTACT,
  }),
  'second-factor-disabled': () => ({
    subject: 'Two-factor authentication is off for your Wayfare account',
    paragraphs: ['Signing in now requires only your password. If this was not you, set a new password immediately.'],
    ...NEW_PASSWORD,
  }),
  'recovery-code-used': () => ({
    subject: 'A recovery code of your Wayfare account was used',
    paragraphs: [
      'Someone, hopefully you, used one of your recovery codes. Each works once; your settings show how many are left. If this was not you, set a new password immediately and create new recovery codes in your settings.',
    ],
    ...NEW_PASSWORD,
  }),
  'recovery-codes-renewed': () => ({
    subject: 'New recovery codes for your Wayfare account',
    paragraphs: [
      'New recovery codes were created for your account, and the previous ones no longer work. If this was not you, set a new password immediately and create new recovery codes in your settings.',
    ],
    ...NEW_PASSWORD,
  }),
  'integration-changed': (change) => ({
    subject: 'The integrations of your Wayfare account were changed',
    paragraphs: [
      INTEGRATION_CHANGES[change] ?? 'The integrations of your account were changed.',
      'If this was not you, someone knows your password: set a new one immediately, and end what you do not recognize on the integrations page.',
    ],
    action: 'Open Integrations',
    path: '/employer/integrations',
  }),
  'admin-invitation': (token) => ({
    subject: 'You are invited to administer Wayfare',
    paragraphs: [
      'An admin of Wayfare has invited you to become an admin. Accept within seven days and choose your username and password. If you did not expect this, ignore this email.',
    ],
    action: 'Accept Invitation',
    path: `/admin-invitation#${token}`,
  }),
  'account-deleted': () => ({
    subject: 'Your Wayfare account was deleted',
    paragraphs: [
      'Your account and everything you stored in it have been deleted. Messages you sent remain visible to the people you sent them to. If this was not you, please contact us.',
    ],
    ...CONTACT,
  }),
  /** States the measure, the reason, that a human decided, and how to object (Digital Services Act, article 17). */
  'account-suspended': (reason) => ({
    subject: 'Your Wayfare account was suspended',
    paragraphs: [
      'We suspended your account. Until we lift the suspension, you cannot sign in, your profile and listings are hidden, and nobody can message you.',
      `Reason: ${quoted(reason, 1000)}`,
      'A person made this decision. It was not automated.',
      howToObject('your account'),
    ],
    ...CONTACT,
  }),
  'account-reinstated': () => ({
    subject: 'Your Wayfare account is no longer suspended',
    paragraphs: [
      'We lifted the suspension of your account. You can sign in again, and your profile and listings are visible again.',
    ],
    ...SIGN_IN,
  }),
  'company-verification': (token) => ({
    subject: 'Verify your company on Wayfare',
    paragraphs: [
      'You asked to verify that this address belongs to your company on Wayfare. Sign in to your account and use the button below within a day.',
      'If you did not expect this, ignore this email: the company is verified only by someone who is signed in to the account that requested it.',
    ],
    action: 'Verify Company',
    path: `/employer/verify#${token}`,
  }),
  'company-lapsed': () => ({
    subject: 'Your company is no longer verified on Wayfare',
    paragraphs: [
      'The name or website of your company was changed, so job seekers no longer see it as verified. Our team will check a new name. A new website must be verified again on your company profile.',
      'If this was not you, change your password immediately.',
    ],
    action: 'Open Company Profile',
    path: '/employer/profile',
  }),
  /** States the measure, the reason, that a human decided, and how to object (Digital Services Act, article 17). */
  'company-withdrawn': (reason) => ({
    subject: 'Your company is no longer verified on Wayfare',
    paragraphs: [
      'We withdrew the verification of your company: job seekers no longer see it as a verified employer. Your listings are not affected.',
      `Reason: ${quoted(reason, 1000)}`,
      'A person made this decision. It was not automated.',
      howToObject('your company'),
    ],
    ...CONTACT,
  }),
} as const satisfies Partial<Record<MailKind, (secret: string) => MailContent>>;

export type AccountMailKind = keyof typeof CONTENTS;

export function isAccountMail(kind: MailKind): kind is AccountMailKind {
  return Object.hasOwn(CONTENTS, kind);
}

/** `access` is what else gives access to the account, for kinds that list it. */
export function accountMail(
  to: Recipient,
  kind: AccountMailKind,
  secret: string,
  access: readonly AccountAccess[] = [],
): Mail {
  return { ...mailTo(to, kind, CONTENTS[kind](secret)), sections: accessSections(access) };
}

/** Warns that an unused account will be deleted. */
export function accountUnusedMail(
  to: Recipient,
  { usedAt, noticeDays }: { readonly usedAt: Date; readonly noticeDays: number },
): Mail {
  return mailTo(to, 'account-unused', {
    subject: 'Your Wayfare account will be deleted',
    paragraphs: [
      `You have not used your account since ${utc(usedAt).format('MMMM D, YYYY')}. In ${noticeDays} days it will be deleted with everything you stored in it, because we do not keep unused accounts.`,
      'To keep your account, sign in before then. If you no longer need it, you do not have to do anything.',
    ],
    ...SIGN_IN,
  });
}
