import * as z from 'zod/mini';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { storedWord, wordToStore } from '@/lib/words/stored-words.ts';
import { optionalText } from '../text-rules.ts';

/** Maximum characters of the About section. */
export const MAX_ABOUT_LENGTH = 1000;

/** What companies choose from; they may write something else. */
export const OFFERED = {
  industry: [
    'Hotels & Resorts',
    'Airlines',
    'Cruise Lines',
    'Travel Agencies',
    'Theme Parks',
    'Events',
    'Tour Operators',
    'Ecotourism',
    'Food Service',
  ],
  companySize: [
    '1-10 employees',
    '11-50 employees',
    '51-200 employees',
    '201-500 employees',
    '501-1,000 employees',
    '1,001-5,000 employees',
    '5,000+ employees',
  ],
};

export const companySchema = z.object({
  companyName: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, t('Company name must be at least 2 characters')),
      z.maxLength(100, t('Company name must be at most 100 characters')),
    ),
  companyWebsite: z.string().check(
    z.trim(),
    z.maxLength(300, t('Please enter a valid URL')),
    z.refine((address) => address === '' || isWebAddress(address), { error: t('Please enter a valid URL') }),
  ),
  industry: optionalText(t('Industry'), 100),
  companySize: optionalText(t('Company size'), 50),
  location: optionalText(t('Location'), 100),
  founded: optionalText(t('Founded'), 20),
  about: optionalText(t('About section'), MAX_ABOUT_LENGTH, t('About section must be less than 1000 characters')),
});

type CompanyForm = z.infer<typeof companySchema>;

/** The form of an existing company, in the language of the page. */
export function companyFormOf(company: EmployerProfileBody): CompanyForm {
  return {
    companyName: company.companyName,
    companyWebsite: company.companyWebsite ?? '',
    industry: storedWord(company.industry ?? ''),
    companySize: storedWord(company.companySize ?? ''),
    location: company.location ?? '',
    founded: company.founded ?? '',
    about: company.about ?? '',
  };
}

/** What is stored of the changed fields. */
export function companyToStore({ industry, companySize, ...others }: Partial<CompanyForm>): Partial<CompanyForm> {
  return {
    ...others,
    ...(industry !== undefined && { industry: wordToStore(industry, OFFERED.industry) }),
    ...(companySize !== undefined && { companySize: wordToStore(companySize, OFFERED.companySize) }),
  };
}

const ESSENTIALS = { companyName: t('company name'), location: t('location'), industry: t('industry') } as const;

/** The labels of the essential fields that a company profile is missing. */
export function missingEssentials(company: EmployerProfileBody): string[] {
  return Object.entries(ESSENTIALS)
    .filter(([field]) => !company[field as keyof typeof ESSENTIALS]?.trim())
    .map(([, label]) => label);
}

/** Only these two schemes may become a link, and nothing before an @, which readers would take for the site. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(text)) return false;
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '';
  } catch {
    return false;
  }
}
