import { WrongSetting } from './wrong-setting.js';

/** The operator's information about the site. Everything here is public. */
export type SiteSettings = {
  /** Who runs the site; named in the terms and the privacy policy. */
  readonly operator?: string;
  readonly contactEmail?: string;
  /** Undefined: the built-in texts. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** Addresses of the operator's pages on social networks. */
  readonly social: {
    readonly facebook?: string;
    readonly twitter?: string;
    readonly linkedin?: string;
    readonly instagram?: string;
  };
  /** Whether the landing page shows industries, newest jobs, companies and the section for employers. */
  readonly landingSections: boolean;
  /** Whether admins must pass a second factor before anything else. */
  readonly adminSecondFactor?: true;
  /** Whether employers pay for premium online; otherwise the team sends invoices. */
  readonly takesPayments: boolean;
};

/** The environment variables. */
type SiteVariables = {
  readonly OPERATOR_NAME?: string;
  readonly CONTACT_EMAIL?: string;
  readonly TERMS_URL?: string;
  readonly PRIVACY_URL?: string;
  readonly SOCIAL_FACEBOOK?: string;
  readonly SOCIAL_TWITTER?: string;
  readonly SOCIAL_LINKEDIN?: string;
  readonly SOCIAL_INSTAGRAM?: string;
  readonly LANDING_SECTIONS?: boolean;
  readonly REQUIRE_ADMIN_2FA?: boolean;
  readonly STRIPE_SECRET_KEY?: string;
};

/** @throws WrongSetting if the contact is not an email address */
export function siteOf(given: SiteVariables): SiteSettings {
  if (given.CONTACT_EMAIL && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(given.CONTACT_EMAIL)) {
    throw new WrongSetting('CONTACT_EMAIL must be an email address such as help@example.com.');
  }
  return {
    operator: given.OPERATOR_NAME,
    contactEmail: given.CONTACT_EMAIL,
    termsUrl: given.TERMS_URL,
    privacyUrl: given.PRIVACY_URL,
    social: {
      facebook: given.SOCIAL_FACEBOOK,
      twitter: given.SOCIAL_TWITTER,
      linkedin: given.SOCIAL_LINKEDIN,
      instagram: given.SOCIAL_INSTAGRAM,
    },
    landingSections: given.LANDING_SECTIONS ?? false,
    ...(given.REQUIRE_ADMIN_2FA && { adminSecondFactor: true as const }),
    takesPayments: Boolean(given.STRIPE_SECRET_KEY),
  };
}
