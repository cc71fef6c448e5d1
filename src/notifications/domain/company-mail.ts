import { addressee, greeting, type Mail, type Recipient } from './mail.js';
import { howToObject } from './moderation-mail.js';
import { quoted } from './quoted.js';

/** Asks whoever gets the mail of a company to finish its verification, signed in. */
export function companyVerificationMail(to: Recipient, token: string): Mail {
  return {
    about: 'company-verification',
    to: addressee(to),
    subject: 'Verify your company on Wayfare',
    paragraphs: [
      greeting(to),
      'You want to show that your company on Wayfare is the one that this address belongs to. Open this page within a day, signed in to your account.',
      'If you do not know of this, ignore this mail: nobody is verified unless they sign in with the account that asked for it.',
    ],
    action: 'Verify Company',
    path: `/employer/verify#${token}`,
  };
}

/** Tells an employer that the mark is gone, in case it was not them who changed the company. */
export function companyLapsedMail(to: Recipient): Mail {
  return {
    about: 'company-lapsed',
    to: addressee(to),
    subject: 'Your company is no longer verified on Wayfare',
    paragraphs: [
      greeting(to),
      'The name or the website of your company was changed, so job seekers no longer see that it is verified. You can verify it again on your company profile.',
      'If it was not you, change your password at once.',
    ],
    action: 'Open Company Profile',
    path: '/employer/profile',
  };
}

/** The measure, why, that a person decided, and how to object (Digital Services Act, article 17). */
export function companyWithdrawnMail(to: Recipient, reason: string): Mail {
  return {
    about: 'company-withdrawn',
    to: addressee(to),
    subject: 'Your company is no longer verified on Wayfare',
    paragraphs: [
      greeting(to),
      'We withdrew the verification of your company: job seekers no longer see it as a verified employer. Your listings stay as they are.',
      `Reason: ${quoted(reason, 1000)}`,
      'A person made this decision. It was not automated.',
      howToObject('your company'),
    ],
    action: 'Contact Us',
    path: '/about/contact-us',
  };
}
