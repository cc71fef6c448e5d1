import { useRouter } from '@tanstack/react-router';

export type SocialNetwork = 'facebook' | 'twitter' | 'linkedin' | 'instagram';

/** What the operator says about the site. */
export interface Site {
  /** The origin by which people know the site. */
  origin: string;
  /** Who runs the site. */
  operator?: string;
  contactEmail?: string;
  termsUrl?: string;
  privacyUrl?: string;
  social: Partial<Record<SocialNetwork, string>>;
  /** Whether the landing page shows its optional sections. */
  landingSections: boolean;
  /** Whether admins are led to a second factor before anything else. */
  adminSecondFactor?: true;
  /** Whether employers pay for premium online; otherwise the team sends invoices. */
  takesPayments: boolean;
}

/** Reads what the server wrote into the page; the development server writes nothing. */
export function readSite(page: Document): Site {
  const text = page.getElementById('site')?.textContent;
  if (text) return JSON.parse(text) as Site;
  return { origin: page.location.origin, social: {}, landingSections: false, takesPayments: false };
}

/** What the operator says about the site. */
export function useSite(): Site {
  return useRouter().options.context.site;
}
