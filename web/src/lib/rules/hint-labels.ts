import type { HintRule } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** Hints in a word or two, for lists. */
export const HINT_LABELS: Record<HintRule, string> = {
  company_name: t('Other company'),
  verified_name: t('Verified name'),
  well_known_name: t('Well-known name'),
  sender: t('Other domain'),
  free_mail: t('Free email'),
  fees: t('Fees'),
  chat: t('Messaging app'),
  personal_data: t('Personal data'),
  money_transfer: t('Money transfer'),
  visa_agent: t('Visa or agent'),
  easy_money: t('Easy money'),
  photos: t('Photos or looks'),
  pay: t('High pay'),
  no_experience: t('No experience'),
  urgent_and_vague: t('Urgent and vague'),
  shouting: t('Shouting'),
  short_link: t('Short link'),
  copied: t('Copied text'),
};
