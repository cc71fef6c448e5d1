import { ACCOUNT_ACTIONS } from './account-actions.ts';
import { ADMIN_ACCOUNT_ACTIONS } from './admin-account-actions.ts';
import { ADMIN_ACTIONS } from './admin-actions.ts';
import { EMPLOYER_ACTIONS } from './employer-actions.ts';
import { INTEGRATION_ACTIONS } from './integration-actions.ts';
import { LISTING_ACTIONS } from './listing-actions.ts';
import { POOL_ACTIONS } from './pool-actions.ts';
import { CANDIDATE_ACTIONS } from './candidate-actions.ts';
import { TEAM_ACTIONS } from './team-actions.ts';
import { SEEKER_ACTIONS } from './seeker-actions.ts';
import { WORKPLACE_ACTIONS } from './workplace-actions.ts';

/** Everything that people do. */
export const ACTIONS = {
  ...SEEKER_ACTIONS,
  ...EMPLOYER_ACTIONS,
  ...ADMIN_ACTIONS,
  ...ADMIN_ACCOUNT_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...INTEGRATION_ACTIONS,
  ...TEAM_ACTIONS,
  ...WORKPLACE_ACTIONS,
  ...LISTING_ACTIONS,
  ...POOL_ACTIONS,
  ...CANDIDATE_ACTIONS,
};
