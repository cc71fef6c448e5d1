import { useRouter } from '@tanstack/react-router';

export type SocialNetwork = 'facebook' | 'twitter' | 'linkedin' | 'instagram';

/** The settings of the site that the app needs. */
export interface Site {
  /** The site's public origin. */
  origin: string;
  /** Who runs the site. */
  operator?: string;
  contactEmail?: string;
  termsUrl?: string;
  privacyUrl?: string;
  social: Partial<Record<SocialNetwork, string>>;
  /** Whether the landing page shows its optional sections. */
  landingSections: boolean;
  /** Whether admins must pass a second factor before anything else. */
  adminSecondFactor?: true;
  /** Whether employers pay for premium online; otherwise the team sends invoices. */
  takesPayments: boolean;
}

/** Reads the settings that the server wrote into the page; the development server writes none. */
export function readSite(page: Document): Site {
  const text = page.getElementById('site')?.textContent;
  if (text) return JSON.parse(text) as Site;
  return { origin: page.location.origin, social: {}, landingSections: false, takesPayments: false };
}

export function useSite(): Site {
  return useRouter().options.context.site;
}
