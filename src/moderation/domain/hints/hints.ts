import { isFreeMail } from '#shared/domain/text/free-mail.js';
import { areUnlike, wellKnownIn } from './company-names.js';
import { highestPay, quoteOf, sentencesOf, shortened, type Phrase } from './listing-text.js';
import {
  MAX_PAY_WITHOUT_EXPERIENCE,
  LOWER_WAGES,
  PLAIN_WORK,
  SENIOR,
  MAX_PAY,
  MAX_PAY_AT_LOWER_WAGES,
} from './pay-limits.js';
import { CHATS } from './phrases/chats.js';
import { EASY_MONEY } from './phrases/easy-money.js';
import { FEES } from './phrases/fees.js';
import { MONEY_TRANSFER } from './phrases/money-transfer.js';
import { PERSONAL_DATA } from './phrases/personal-data.js';
import { PHOTOS } from './phrases/photos.js';
import { VISA_AGENT } from './phrases/visa-agent.js';
import { ADDRESS, NO_EXPERIENCE, RECRUITING, SHORT_LINK, URGENT, VAGUE, WARNING } from './phrases/words.js';

/** The texts of a listing. */
export type HintedListing = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly requirements?: string | null;
  readonly responsibilities?: string | null;
  readonly benefits?: string | null;
  readonly salary?: string | null;
};

/** What is known about the listing besides its text; omit what is unknown. */
export type HintContext = {
  /** The name on the company's profile. */
  readonly companyName?: string | null;
  /** The full name of its account, which recipients of messages see. */
  readonly accountName?: string | null;
  /** The domain of its website, without subdomains. */
  readonly websiteDomain?: string | null;
  /** The domain of the employer's email address, without subdomains. */
  readonly senderDomain?: string | null;
  /** The upper end of the salary range in dollars per year. */
  readonly yearlyPay?: number | null;
  /** Whether an admin verified the company. */
  readonly isTrusted?: boolean;
  /** Another verified company whose name looks like that of the listing or the profile. */
  readonly verifiedNamesake?: string | null;
  /** Another company whose listing has the same text. */
  readonly copiedFrom?: string | null;
};

type Reading = HintContext & {
  readonly listing: HintedListing;
  readonly text: string;
  readonly sentences: readonly string[];
};

/** Something for an admin to check. Hints never decide anything by themselves. */
type Hint = { readonly rule: HintRule; readonly sentence: string; readonly quote: string | null };

type Rule = { readonly sentence: string; readonly find: (reading: Reading) => string | null | undefined };

/** More free addresses in a listing are suspicious by themselves, and too many to compare. */
const MOST_ADDRESSES = 20;

const has =
  (phrases: readonly Phrase[]): Rule['find'] =>
  ({ sentences }) =>
    quoteOf(sentences, phrases);

/** `find` returns a quote, null if the rule applies without anything to quote, or undefined if it does not apply. */
const RULES = {
  company_name: {
    sentence: "The listing names a different company than its employer's profile.",
    find: ({ companyName, listing }) =>
      companyName && areUnlike(companyName, listing.company) ? `${listing.company} / ${companyName}` : undefined,
  },
  verified_name: {
    sentence: 'The name is like that of a verified employer, which has another account.',
    find: ({ verifiedNamesake }) => verifiedNamesake ?? undefined,
  },
  well_known_name: {
    sentence: 'The name is like that of a well-known company. Check that this account belongs to it.',
    // Applies to verified employers as well, because an account of the real company can be stolen or sold.
    find: ({ listing, companyName, accountName, websiteDomain }) => {
      for (const name of [listing.company, companyName, accountName, websiteDomain]) {
        const known = name && wellKnownIn(name);
        if (known) return `${name} / ${known}`;
      }
      return undefined;
    },
  },
  sender: {
    sentence: "The employer's email address is not on the domain of the company's website.",
    // Verified employers have proved that the website is theirs.
    find: ({ isTrusted, senderDomain, websiteDomain }) =>
      !isTrusted && senderDomain && websiteDomain && senderDomain !== websiteDomain
        ? `${senderDomain} / ${websiteDomain}`
        : undefined,
  },
  free_mail: {
    sentence: 'Applications go to a free email address that poses as the company.',
    find: ({ text, listing }) => {
      const free = [...text.matchAll(ADDRESS)]
        .filter(([, domain = '']) => isFreeMail(domain))
        .map(([address]) => address);
      if (free.length > MOST_ADDRESSES || wellKnownIn(listing.company) !== null) return free[0];
      return free.find((address) => {
        const [name = ''] = address.split('@');
        return RECRUITING.test(name) || wellKnownIn(name) !== null;
      });
    },
  },
  fees: {
    sentence: 'Applicants may have to pay for something: a fee, a deposit, a visa or training.',
    find: has(FEES),
  },
  chat: { sentence: 'Applicants are asked to use a messaging app instead of applying here.', find: has(CHATS) },
  personal_data: {
    sentence: 'It asks for identity documents or bank details before an offer.',
    find: has(PERSONAL_DATA),
  },
  money_transfer: { sentence: 'The work involves forwarding money, checks or parcels.', find: has(MONEY_TRANSFER) },
  visa_agent: {
    sentence: 'It promises a visa, a ticket or a job, or refers applicants to an agent for them.',
    find: has(VISA_AGENT),
  },
  easy_money: { sentence: 'It promises easy money rather than work in tourism.', find: has(EASY_MONEY) },
  photos: {
    sentence: 'It asks about looks or for photos, or passports are kept: possible exploitation.',
    find: has(PHOTOS),
  },
  pay: {
    sentence: 'The pay is far above what such work usually pays there.',
    find: ({ listing, sentences, yearlyPay }) => {
      if (!PLAIN_WORK.test(listing.title) || SENIOR.test(listing.title)) return undefined;
      const promised = highestPay(sentences);
      const limit = LOWER_WAGES.test(listing.location) ? MAX_PAY_AT_LOWER_WAGES : MAX_PAY;
      if (promised && promised.yearly > limit) return promised.quote;
      return yearlyPay && yearlyPay > limit ? (listing.salary ?? null) : undefined;
    },
  },
  no_experience: {
    sentence: 'It requires no experience but pays very well.',
    find: ({ text, sentences, yearlyPay }) => {
      if (!NO_EXPERIENCE.test(text)) return undefined;
      const promised = highestPay(sentences);
      if (promised && promised.yearly > MAX_PAY_WITHOUT_EXPERIENCE) return promised.quote;
      return yearlyPay && yearlyPay > MAX_PAY_WITHOUT_EXPERIENCE ? null : undefined;
    },
  },
  urgent_and_vague: {
    sentence: 'It urges applicants to hurry but hardly describes the work.',
    find: ({ text, sentences }) =>
      URGENT.test(text) ? quoteOf(sentences, [{ all: [VAGUE], unless: /guest/i }]) : undefined,
  },
  shouting: {
    sentence: 'Large parts are in capital letters or full of exclamation marks.',
    find: ({ text, listing }) => {
      if (/(?:[*!]{2,}|\*)\s*urgent|urgent\s*(?:[*!]{1,})|!{2,}|\${2,}/i.test(listing.title)) return listing.title;
      const letters = text.match(/\p{L}/gu)?.length ?? 0;
      const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
      if (letters >= 200 && capitals / letters > 0.4) return shortened(text);
      return (text.match(/!{2,}/g)?.length ?? 0) >= 6 ? null : undefined;
    },
  },
  short_link: { sentence: 'A shortened link hides where it leads.', find: ({ text }) => SHORT_LINK.exec(text)?.[0] },
  copied: {
    sentence: 'Another company has a listing with the same text.',
    find: ({ copiedFrom }) => copiedFrom ?? undefined,
  },
} as const satisfies Record<string, Rule>;

export type HintRule = keyof typeof RULES;
export const HINT_RULES = Object.keys(RULES) as HintRule[];

/** What an admin should look at before verifying a company. */
export function hintsAboutName(context: HintContext): readonly Hint[] {
  const company = context.companyName ?? '';
  return hintsFor({ title: '', company, location: '', description: '' }, context);
}

/** What an admin should look at before approving a listing. */
export function hintsFor(listing: HintedListing, context: HintContext = {}): readonly Hint[] {
  const { title, description, requirements, responsibilities, benefits, salary } = listing;
  const text = [title, salary, description, requirements, responsibilities, benefits].filter(Boolean).join('\n');
  const reading: Reading = {
    ...context,
    listing,
    text,
    sentences: sentencesOf(text).filter((one) => !WARNING.test(one)),
  };
  return HINT_RULES.flatMap((rule) => {
    const { sentence, find }: Rule = RULES[rule];
    const quote = find(reading);
    return quote === undefined ? [] : [{ rule, sentence, quote }];
  });
}
