import { ACCOUNT_ACTIONS } from './account-actions.ts';
import { ADMIN_ACCOUNT_ACTIONS } from './admin-account-actions.ts';
import { ADMIN_ACTIONS } from './admin-actions.ts';
import { EMPLOYER_ACTIONS } from './employer-actions.ts';
import { HIRING_ACTIONS } from './hiring-actions.ts';
import { INTEGRATION_ACTIONS } from './integration-actions.ts';
import { LINK_ACTIONS } from './link-actions.ts';
import { LISTING_ACTIONS } from './listing-actions.ts';
import { OWN_ACTIONS } from './own-actions.ts';
import { POOL_ACTIONS } from './pool-actions.ts';
import { CANDIDATE_ACTIONS } from './candidate-actions.ts';
import { TEAM_ACTIONS } from './team-actions.ts';
import { REVIEW_ACTIONS } from './review-actions.ts';
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
  ...LINK_ACTIONS,
  ...REVIEW_ACTIONS,
  ...HIRING_ACTIONS,
  ...OWN_ACTIONS,
};
