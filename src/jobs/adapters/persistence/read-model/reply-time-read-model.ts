/** Within how many days a company usually answers applications, or null. */
export const repliesWithinDays = (company: string): string =>
  `(select days from company_reply_time where company_id = ${company}) as "repliesWithinDays"`;
