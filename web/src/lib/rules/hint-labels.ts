import type { HintRule } from '@/api/generated/types.gen';

/** Hints in a word or two, for lists. */
export const HINT_LABELS: Record<HintRule, string> = {
  company_name: 'Other company',
  verified_name: 'Verified name',
  well_known_name: 'Well-known name',
  sender: 'Other domain',
  free_mail: 'Free email',
  fees: 'Fees',
  chat: 'Messaging app',
  personal_data: 'Personal data',
  money_transfer: 'Money transfer',
  visa_agent: 'Visa or agent',
  easy_money: 'Easy money',
  photos: 'Photos or looks',
  pay: 'High pay',
  no_experience: 'No experience',
  urgent_and_vague: 'Urgent and vague',
  shouting: 'Shouting',
  short_link: 'Short link',
  copied: 'Copied text',
};
