import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261120120000 } from './migration-20261120120000-backbone.js';
import { Migration20261120180000 } from './migration-20261120180000-bookmarks.js';
import { Migration20261120190000 } from './migration-20261120190000-messaging.js';
import { Migration20261120200000 } from './migration-20261120200000-files.js';
import { Migration20261120210000 } from './migration-20261120210000-job-runs.js';
import { Migration20261121010000 } from './migration-20261121010000-backup-progress.js';
import { Migration20261121040000 } from './migration-20261121040000-approved-listings.js';
import { Migration20261121043000 } from './migration-20261121043000-search-letters.js';
import { Migration20261122050000 } from './migration-20261122050000-folded-letters.js';
import { Migration20261122140000 } from './migration-20261122140000-drop-search-letters.js';
import { Migration20261122141700 } from './migration-20261122141700-takedowns.js';
import { Migration20261122142000 } from './migration-20261122142000-known-addresses.js';
import { Migration20261122142100 } from './migration-20261122142100-session-authority.js';
import { Migration20261122143300 } from './migration-20261122143300-status-mail.js';
import { Migration20261122144500 } from './migration-20261122144500-username-skeletons.js';
import { Migration20261122145000 } from './migration-20261122145000-published-companies.js';
import { Migration20261122145200 } from './migration-20261122145200-related-searches.js';
import { Migration20261122170000 } from './migration-20261122170000-related-concepts.js';
import { Migration20261122173000 } from './migration-20261122173000-account-tokens.js';
import { Migration20261122181500 } from './migration-20261122181500-verified-emails.js';
import { Migration20261122203000 } from './migration-20261122203000-pay-and-facts.js';

/** All migrations in order. Never edit a released one; add a new one at the end. */
export const migrations: MigrationObject[] = [
  { name: '20261120120000_backbone', class: Migration20261120120000 },
  { name: '20261120180000_bookmarks', class: Migration20261120180000 },
  { name: '20261120190000_messaging', class: Migration20261120190000 },
  { name: '20261120200000_files', class: Migration20261120200000 },
  { name: '20261120210000_job-runs', class: Migration20261120210000 },
  { name: '20261121010000_backup-progress', class: Migration20261121010000 },
  { name: '20261121040000_approved-listings', class: Migration20261121040000 },
  { name: '20261121043000_search-letters', class: Migration20261121043000 },
  { name: '20261122050000_folded-letters', class: Migration20261122050000 },
  { name: '20261122140000_drop-search-letters', class: Migration20261122140000 },
  { name: '20261122141700_takedowns', class: Migration20261122141700 },
  { name: '20261122142000_known-addresses', class: Migration20261122142000 },
  { name: '20261122142100_session-authority', class: Migration20261122142100 },
  { name: '20261122143300_status-mail', class: Migration20261122143300 },
  { name: '20261122144500_username-skeletons', class: Migration20261122144500 },
  { name: '20261122145000_published-companies', class: Migration20261122145000 },
  { name: '20261122145200_related-searches', class: Migration20261122145200 },
  { name: '20261122170000_related-concepts', class: Migration20261122170000 },
  { name: '20261122173000_account-tokens', class: Migration20261122173000 },
  { name: '20261122181500_verified-emails', class: Migration20261122181500 },
  { name: '20261122203000_pay-and-facts', class: Migration20261122203000 },
];
