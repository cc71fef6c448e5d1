import { t } from '@/lib/language/t.ts';
const PROBLEMS: Readonly<Record<string, string>> = {
  provider_denied: t('The sign-in was canceled.'),
  provider_unavailable: t("The provider can't be reached right now. Please try again later or sign in another way."),
  account_suspended: t(
    'Your account is suspended, so you cannot sign in. Our email to you explains why and how to object. You can also reach us through the Contact Us page.',
  ),
  identity_taken: t('This sign-in belongs to another account.'),
};

/** The message for a provider's error code in the URL. */
export function providerProblem(code: string): string {
  return PROBLEMS[code] ?? t('This sign-in did not work or has expired. Please try again.');
}
