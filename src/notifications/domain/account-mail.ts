import { addressee, greeting, type Mail, type Recipient } from './mail.js';

/** Offers a new password. */
export function passwordResetMail(to: Recipient, token: string): Mail {
  return {
    about: 'password-reset',
    to: addressee(to),
    subject: 'Set a new password for Wayfare',
    paragraphs: [
      greeting(to),
      'Someone, hopefully you, asked for a new password for your account. Set it on this page within an hour. If it was not you, ignore this mail: your password stays as it is.',
    ],
    // A fragment stays in the browser: it is in no log and no Referer header.
    path: `/reset-password#${token}`,
  };
}

/** Tells people that their password changed, in case it was not them. */
export function passwordChangedMail(to: Recipient): Mail {
  return {
    about: 'password-changed',
    to: addressee(to),
    subject: 'Your Wayfare password was changed',
    paragraphs: [
      greeting(to),
      'The password of your account was changed, and all other devices were signed out. If it was not you, set a new password on this page at once.',
    ],
    path: '/forgot-password',
  };
}
