import type { Environment } from './environment.js';

/** The operator's information about the site. Everything here is public. */
export type SiteSettings = ReturnType<typeof siteOf>;

/** @throws WrongSetting if an address or the contact is not valid */
export function siteOf(environment: Environment, adminSecondFactor: boolean, takesPayments: boolean) {
  return {
    /** Who runs the site; named in the terms and the privacy policy. */
    operator: environment.text('OPERATOR_NAME'),
    contactEmail: environment.email('CONTACT_EMAIL', 'help@example.com'),
    /** Undefined: the built-in texts. */
    termsUrl: environment.address('TERMS_URL'),
    privacyUrl: environment.address('PRIVACY_URL'),
    /** Addresses of the operator's pages on social networks. */
    social: {
      facebook: environment.address('SOCIAL_FACEBOOK'),
      twitter: environment.address('SOCIAL_TWITTER'),
      linkedin: environment.address('SOCIAL_LINKEDIN'),
      instagram: environment.address('SOCIAL_INSTAGRAM'),
    },
    /** Whether the landing page shows industries, newest jobs, companies and the section for employers. */
    landingSections: environment.trueOrFalse('LANDING_SECTIONS') ?? false,
    /** Whether admins must pass a second factor before anything else. */
    adminSecondFactor: adminSecondFactor || undefined,
    /** Whether employers pay for premium online; otherwise the team sends invoices. */
    takesPayments,
  };
}
