import { utc } from '../../shared/domain/utc-day.js';
import { mailTo, type Mail, type MailContent, type Recipient } from './mail.js';
import { howToObject } from './moderation-mail.js';
import { quoted } from './quoted.js';
import type { MailKind } from './mail-kinds.js';

const NEW_PASSWORD = { action: 'Set a New Password', path: '/forgot-password' };
const SETTINGS = { action: 'Open Settings', path: '/settings' };
const CONTACT = { action: 'Contact Us', path: '/about/contact-us' };
const SIGN_IN = { action: 'Sign In', path: '/auth' };

/** Mails about one's own account. Their parameter is what the queue keeps for them: the token in the link, or a reason. */
const CONTENTS = {
  'password-reset': (token) => ({
    subject: 'Set a new password for Wayfare',
    paragraphs: [
      'Someone, hopefully you, asked for a new password for your account. Set it on this page within an hour. If it was not you, ignore this mail: your password stays as it is.',
    ],
    action: 'Set a New Password',
    // A fragment stays in the browser: it is in no log and no Referer header.
    path: `/reset-password#${token}`,
  }),
  'password-changed': () => ({
    subject: 'Your Wayfare password was changed',
    paragraphs: [
      'The password of your account was changed, and all other devices were signed out. If it was not you, set a new password on this page at once.',
    ],
    ...NEW_PASSWORD,
  }),
  'email-change': (token) => ({
    subject: 'Confirm your new email address for Wayfare',
    paragraphs: [
      'You want to use this email address for your account. Confirm it on this page within a day. If it was not you, ignore this mail: nothing changes.',
    ],
    action: 'Confirm Address',
    path: `/email/confirm#${token}`,
  }),
  'email-changed': (token) => ({
    subject: 'Your Wayfare email address was changed',
    paragraphs: [
      'Your account uses another email address now. If it was not you, undo the change on this page within seven days.',
    ],
    action: 'Undo Change',
    path: `/email/undo#${token}`,
  }),
  'email-restored': () => ({
    subject: 'Your Wayfare email address is back',
    paragraphs: [
      'The change of your email address was undone, and all devices were signed out. Whoever made it may know your password: set a new one on this page.',
    ],
    ...NEW_PASSWORD,
  }),
  'email-verification': (token) => ({
    subject: 'Verify your email address for Wayfare',
    paragraphs: ['Verify on this page, within a day, that this is your email address.'],
    action: 'Verify Address',
    path: `/email/verify#${token}`,
  }),
  'passkey-added': () => ({
    subject: 'A passkey was added to your Wayfare account',
    paragraphs: [
      'Your account has a new passkey, which signs in without a password. If it was not you, remove it in your settings and change your password at once.',
    ],
    ...SETTINGS,
  }),
  'identity-linked': () => ({
    subject: 'A new way to sign in to your Wayfare account',
    paragraphs: [
      'An account at another site can sign in to your account now. If it was not you, unlink it in your settings and change your password at once.',
    ],
    ...SETTINGS,
  }),
  'second-factor-enabled': () => ({
    subject: 'Two-factor authentication is on for your Wayfare account',
    paragraphs: [
      'Signing in with your password takes a code from an authenticator app from now on, and all other devices were signed out. Keep your recovery codes in a safe place.',
      'If it was not you, someone knows your password: write to us at once.',
    ],
    ...CONTACT,
  }),
  'second-factor-disabled': () => ({
    subject: 'Two-factor authentication is off for your Wayfare account',
    paragraphs: [
      'Your password is enough to sign in again. If it was not you, set a new password on this page at once.',
    ],
    ...NEW_PASSWORD,
  }),
  'recovery-code-used': () => ({
    subject: 'A recovery code of your Wayfare account was used',
    paragraphs: [
      'Someone, hopefully you, used one of your recovery codes. Each works once; your settings show how many are left. If it was not you, set a new password on this page at once, and make new recovery codes in your settings.',
    ],
    ...NEW_PASSWORD,
  }),
  'admin-invitation': (token) => ({
    subject: 'You are invited to administer Wayfare',
    paragraphs: [
      'An admin of Wayfare invites you to become one, too. Choose your username and password on this page within seven days. If you did not expect this, ignore this mail.',
    ],
    action: 'Accept Invitation',
    path: `/admin-invitation#${token}`,
  }),
  'account-deleted': () => ({
    subject: 'Your Wayfare account was deleted',
    paragraphs: [
      'Your account and what you stored in it have been deleted. Messages that you wrote stay with the people you wrote to. If it was not you, please write to us.',
    ],
    ...CONTACT,
  }),
  /** The measure, why, that a person decided, and how to object (Digital Services Act, article 17). */
  'account-suspended': (reason) => ({
    subject: 'Your Wayfare account was suspended',
    paragraphs: [
      'We suspended your account: you cannot sign in, your profile and your listings are hidden, and nobody can write to you, until we lift the suspension.',
      `Reason: ${quoted(reason, 1000)}`,
      'A person made this decision. It was not automated.',
      howToObject('your account'),
    ],
    ...CONTACT,
  }),
  'account-reinstated': () => ({
    subject: 'Your Wayfare account is no longer suspended',
    paragraphs: [
      'We lifted the suspension of your account. You can sign in again, and what was hidden is visible again.',
    ],
    ...SIGN_IN,
  }),
  'company-verification': (token) => ({
    subject: 'Verify your company on Wayfare',
    paragraphs: [
      'You want to show that your company on Wayfare is the one that this address belongs to. Open this page within a day, signed in to your account.',
      'If you do not know of this, ignore this mail: nobody is verified unless they sign in with the account that asked for it.',
    ],
    action: 'Verify Company',
    path: `/employer/verify#${token}`,
  }),
  'company-lapsed': () => ({
    subject: 'Your company is no longer verified on Wayfare',
    paragraphs: [
      'The name or the website of your company was changed, so job seekers no longer see that it is verified. You can verify it again on your company profile.',
      'If it was not you, change your password at once.',
    ],
    action: 'Open Company Profile',
    path: '/employer/profile',
  }),
  /** The measure, why, that a person decided, and how to object (Digital Services Act, article 17). */
  'company-withdrawn': (reason) => ({
    subject: 'Your company is no longer verified on Wayfare',
    paragraphs: [
      'We withdrew the verification of your company: job seekers no longer see it as a verified employer. Your listings stay as they are.',
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

export function accountMail(to: Recipient, kind: AccountMailKind, secret: string): Mail {
  return mailTo(to, kind, CONTENTS[kind](secret));
}

/** Warns people that their account is going to be deleted because nobody uses it. */
export function accountUnusedMail(
  to: Recipient,
  { usedAt, noticeDays }: { readonly usedAt: Date; readonly noticeDays: number },
): Mail {
  return mailTo(to, 'account-unused', {
    subject: 'Your Wayfare account will be deleted',
    paragraphs: [
      `You have not used your account since ${utc(usedAt).format('MMMM D, YYYY')}. In ${noticeDays} days it will be deleted, with everything you stored in it, because we do not keep unused accounts.`,
      'To keep your account, sign in before then. If you no longer need it, you do not have to do anything.',
    ],
    ...SIGN_IN,
  });
}
