import 'reflect-metadata';
import { PurgeAuditLog } from '#administration';
import { PurgeEndedApplications, PurgeRejectedApplications } from '#applications';
import { PurgeCandidateSearch } from '#candidates';
import { PurgeTalentPools } from '#talent-pool';
import { PurgeUnusedAccounts, WarnUnusedAccounts } from '#identity';
import { runCommand } from './run-command.js';
import type { Due } from '#shared/application/background/retention.js';
import { utcDayOf } from '#shared/domain/values/utc-day.js';

// Prints what the next runs of the retention tasks will do.
await runCommand(async (app) => {
  print('Rejected applications to delete', await app.get(PurgeRejectedApplications).due(), 'rejected on');
  print('Applications to ended listings to delete', await app.get(PurgeEndedApplications).due(), 'ended on');
  print('Owners of unused accounts to warn', await app.get(WarnUnusedAccounts).due(), 'unused since');
  print('Unused accounts to delete', await app.get(PurgeUnusedAccounts).due(), 'unused since');
  print('People to delete from talent pools', await app.get(PurgeTalentPools).due(), 'whose consent ended on');
  print('Requests of companies to delete', await app.get(PurgeCandidateSearch).due(), 'sent on');
  print('Entries of the audit log to delete', await app.get(PurgeAuditLog).due(), 'of');
});

function print(what: string, due: Due | undefined, since: string): void {
  const oldest = due?.oldest ? `, the oldest ${since} ${utcDayOf(due.oldest)}` : '';
  process.stdout.write(`${what}: ${due ? `${due.count}${oldest}` : 'off'}\n`);
}
