/**
 * What a company learns of the state of a request `r`, as SQL: a refusal looks like no answer. `since`: requests asked
 * before it can no longer be answered.
 */
export const stateForCompany = (since: string): string => `case
  when r.state = 'accepted' then 'accepted'
  when r.state in ('pending', 'declined') and r.asked_at > ${since} then 'pending'
  else 'ended' end`;
