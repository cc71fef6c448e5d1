/** Papers that work in tourism asks for: `medical` is a seafarer's certificate, `stcw` the basic safety training at sea. */
export const PAPER_KINDS = ['passport', 'visa', 'medical', 'stcw', 'food_hygiene'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
