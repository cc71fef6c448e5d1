import type { Words } from '#shared/domain/words.js';

/** How to object (Digital Services Act, article 17), by what the decision is about. */
export const howToObject = {
  company: ({ t }: Words): string =>
    t(
      'If you think this is wrong, you can object within six months, free of charge: contact us through the Contact Us page and name your company. A person will review the decision. You can also turn to a certified out-of-court dispute settlement body or to a court.',
    ),
  listing: ({ t }: Words): string =>
    t(
      'If you think this is wrong, you can object within six months, free of charge: contact us through the Contact Us page and name the listing. A person will review the decision. You can also turn to a certified out-of-court dispute settlement body or to a court.',
    ),
};
