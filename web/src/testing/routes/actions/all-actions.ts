import { ACCOUNT_ACTIONS } from './accounts/account-actions.ts';
import { ADMIN_ACCOUNT_ACTIONS } from './admins/admin-account-actions.ts';
import { ADMIN_ACTIONS } from './admins/admin-actions.ts';
import { EMPLOYER_ACTIONS } from './employers/employer-actions.ts';
import { HIRING_ACTIONS } from './employers/hiring-actions.ts';
import { INTEGRATION_ACTIONS } from './employers/integration-actions.ts';
import { LINK_ACTIONS } from './accounts/link-actions.ts';
import { LISTING_ACTIONS } from './employers/listing-actions.ts';
import { OWN_ACTIONS } from './own-actions.ts';
import { POOL_ACTIONS } from './employers/pool-actions.ts';
import { CANDIDATE_ACTIONS } from './employers/candidate-actions.ts';
import { TEAM_ACTIONS } from './employers/team-actions.ts';
import { REVIEW_ACTIONS } from './admins/review-actions.ts';
import { SEEKER_ACTIONS } from './seeker-actions.ts';
import { WORKPLACE_ACTIONS } from './employers/workplace-actions.ts';

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
