import { utc } from '../../shared/domain/utc-day.js';
import { addressee, greeting, type Mail, type Recipient } from './mail.js';
import { companyLapsedMail, companyVerificationMail, companyWithdrawnMail } from './company-mail.js';
import { howToObject } from './moderation-mail.js';
import { quoted } from './quoted.js';
import type { MailKind } from './mail-kinds.js';

/** Offers a new password. */
function passwordResetMail(to: Recipient, token: string): Mail {
  return {
    about: 'password-reset',
    to: addressee(to),
    subject: 'Set a new password for Wayfare',
    paragraphs: [
      greeting(to),
      'Someone, hopefully you, asked for a new password for your account. Set it on this page within an hour. If it was not you, ignore this mail: your password stays as it is.',
    ],
    action: 'Set a New Password',
    // A fragment stays in the browser: it is in no log and no Referer header.
    path: `/reset-password#${token}`,
  };
}

/** Tells people that their password changed, in case it was not them. */
function passwordChangedMail(to: Recipient): Mail {
  return {
    about: 'password-changed',
    to: addressee(to),
    subject: 'Your Wayfare password was changed',
    paragraphs: [
      greeting(to),
      'The password of your account was changed, and all other devices were signed out. If it was not you, set a new password on this page at once.',
    ],
    action: 'Set a New Password',
    path: '/forgot-password',
  };
}

/** Asks a new address to confirm a change. */
function emailChangeMail(to: Recipient, token: string): Mail {
  return {
    about: 'email-change',
    to: addressee(to),
    subject: 'Confirm your new email address for Wayfare',
    paragraphs: [
      greeting(to),
      'You want to use this email address for your account. Confirm it on this page within a day. If it was not you, ignore this mail: nothing changes.',
    ],
    action: 'Confirm Address',
    path: `/email/confirm#${token}`,
  };
}

/** Tells a former address that it was replaced, in case it was not its owner. */
function emailChangedMail(to: Recipient, undoToken: string): Mail {
  return {
    about: 'email-changed',
    to: addressee(to),
    subject: 'Your Wayfare email address was changed',
    paragraphs: [
      greeting(to),
      'Your account uses another email address now. If it was not you, undo the change on this page within seven days.',
    ],
    action: 'Undo Change',
    path: `/email/undo#${undoToken}`,
  };
}

/** Tells people that their address is back, and what to do next. */
function emailRestoredMail(to: Recipient): Mail {
  return {
    about: 'email-restored',
    to: addressee(to),
    subject: 'Your Wayfare email address is back',
    paragraphs: [
      greeting(to),
      'The change of your email address was undone, and all devices were signed out. Whoever made it may know your password: set a new one on this page.',
    ],
    action: 'Set a New Password',
    path: '/forgot-password',
  };
}

/** Asks people to verify their address. */
function emailVerificationMail(to: Recipient, token: string): Mail {
  return {
    about: 'email-verification',
    to: addressee(to),
    subject: 'Verify your email address for Wayfare',
    paragraphs: [greeting(to), 'Verify on this page, within a day, that this is your email address.'],
    action: 'Verify Address',
    path: `/email/verify#${token}`,
  };
}

/** Tells people about a new way into their account, in case it was not them. */
function passkeyAddedMail(to: Recipient): Mail {
  return {
    about: 'passkey-added',
    to: addressee(to),
    subject: 'A passkey was added to your Wayfare account',
    paragraphs: [
      greeting(to),
      'Your account has a new passkey, which signs in without a password. If it was not you, remove it in your settings and change your password at once.',
    ],
    action: 'Open Settings',
    path: '/settings',
  };
}

/** Tells people about a new way into their account, in case it was not them. */
function identityLinkedMail(to: Recipient): Mail {
  return {
    about: 'identity-linked',
    to: addressee(to),
    subject: 'A new way to sign in to your Wayfare account',
    paragraphs: [
      greeting(to),
      'An account at another site can sign in to your account now. If it was not you, unlink it in your settings and change your password at once.',
    ],
    action: 'Open Settings',
    path: '/settings',
  };
}

/** Tells people that signing in takes a code from now on, in case it was not them. */
function secondFactorEnabledMail(to: Recipient): Mail {
  return {
    about: 'second-factor-enabled',
    to: addressee(to),
    subject: 'Two-factor authentication is on for your Wayfare account',
    paragraphs: [
      greeting(to),
      'Signing in with your password takes a code from an authenticator app from now on, and all other devices were signed out. Keep your recovery codes in a safe place.',
      'If it was not you, someone knows your password: write to us at once.',
    ],
    action: 'Contact Us',
    path: '/about/contact-us',
  };
}

/** Tells people that their password is enough again, in case it was not them. */
function secondFactorDisabledMail(to: Recipient): Mail {
  return {
    about: 'second-factor-disabled',
    to: addressee(to),
    subject: 'Two-factor authentication is off for your Wayfare account',
    paragraphs: [
      greeting(to),
      'Your password is enough to sign in again. If it was not you, set a new password on this page at once.',
    ],
    action: 'Set a New Password',
    path: '/forgot-password',
  };
}

/** Tells people that a code was used that they keep for emergencies, in case it was not them. */
function recoveryCodeUsedMail(to: Recipient): Mail {
  return {
    about: 'recovery-code-used',
    to: addressee(to),
    subject: 'A recovery code of your Wayfare account was used',
    paragraphs: [
      greeting(to),
      'Someone, hopefully you, used one of your recovery codes. Each works once; your settings show how many are left. If it was not you, set a new password on this page at once, and make new recovery codes in your settings.',
    ],
    action: 'Set a New Password',
    path: '/forgot-password',
  };
}

/** Asks someone without an account to become an admin. */
function adminInvitationMail(to: Recipient, token: string): Mail {
  return {
    about: 'admin-invitation',
    to: addressee(to),
    subject: 'You are invited to administer Wayfare',
    paragraphs: [
      greeting(to),
      'An admin of Wayfare invites you to become one, too. Choose your username and password on this page within seven days. If you did not expect this, ignore this mail.',
    ],
    action: 'Accept Invitation',
    path: `/admin-invitation#${token}`,
  };
}

/** Warns people that their account is going to be deleted because nobody uses it. */
export function accountUnusedMail(
  to: Recipient,
  { usedAt, noticeDays }: { readonly usedAt: Date; readonly noticeDays: number },
): Mail {
  return {
    about: 'account-unused',
    to: addressee(to),
    subject: 'Your Wayfare account will be deleted',
    paragraphs: [
      greeting(to),
      `You have not used your account since ${utc(usedAt).format('MMMM D, YYYY')}. In ${noticeDays} days it will be deleted, with everything you stored in it, because we do not keep unused accounts.`,
      'To keep your account, sign in before then. If you no longer need it, you do not have to do anything.',
    ],
    action: 'Sign In',
    path: '/auth',
  };
}

/** Tells people that their account is gone, in case it was not them. */
function accountDeletedMail(to: Recipient): Mail {
  return {
    about: 'account-deleted',
    to: addressee(to),
    subject: 'Your Wayfare account was deleted',
    paragraphs: [
      greeting(to),
      'Your account and what you stored in it have been deleted. Messages that you wrote stay with the people you wrote to. If it was not you, please write to us.',
    ],
    action: 'Contact Us',
    path: '/about/contact-us',
  };
}

/** The measure, why, that a person decided, and how to object (Digital Services Act, article 17). */
function accountSuspendedMail(to: Recipient, reason: string): Mail {
  return {
    about: 'account-suspended',
    to: addressee(to),
    subject: 'Your Wayfare account was suspended',
    paragraphs: [
      greeting(to),
      'We suspended your account: you cannot sign in, your profile and your listings are hidden, and nobody can write to you, until we lift the suspension.',
      `Reason: ${quoted(reason, 1000)}`,
      'A person made this decision. It was not automated.',
      howToObject('your account'),
    ],
    action: 'Contact Us',
    path: '/about/contact-us',
  };
}

function accountReinstatedMail(to: Recipient): Mail {
  return {
    about: 'account-reinstated',
    to: addressee(to),
    subject: 'Your Wayfare account is no longer suspended',
    paragraphs: [
      greeting(to),
      'We lifted the suspension of your account. You can sign in again, and what was hidden is visible again.',
    ],
    action: 'Sign In',
    path: '/auth',
  };
}

/** Writes the mails about one's own account; `secret` is the token in the link. */
export const ACCOUNT_MAILS = {
  'password-reset': passwordResetMail,
  'password-changed': passwordChangedMail,
  'email-change': emailChangeMail,
  'email-changed': emailChangedMail,
  'email-restored': emailRestoredMail,
  'email-verification': emailVerificationMail,
  'passkey-added': passkeyAddedMail,
  'identity-linked': identityLinkedMail,
  'second-factor-enabled': secondFactorEnabledMail,
  'second-factor-disabled': secondFactorDisabledMail,
  'recovery-code-used': recoveryCodeUsedMail,
  'admin-invitation': adminInvitationMail,
  'account-deleted': accountDeletedMail,
  'company-verification': companyVerificationMail,
  'company-lapsed': companyLapsedMail,
  'company-withdrawn': companyWithdrawnMail,
  'account-suspended': accountSuspendedMail,
  'account-reinstated': accountReinstatedMail,
} as const satisfies Partial<Record<MailKind, (to: Recipient, secret: string) => Mail>>;

export function isAccountMail(kind: MailKind): kind is keyof typeof ACCOUNT_MAILS {
  return Object.hasOwn(ACCOUNT_MAILS, kind);
}
