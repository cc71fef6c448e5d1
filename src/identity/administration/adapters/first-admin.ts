import { WrongSetting } from '#platform/config/wrong-setting.js';
import { DomainError } from '#shared/domain/domain-error.js';
import type { EnsureAdmin, EnsureAdminCommand } from '../application/admins/ensure-admin.js';

const SETTINGS: Readonly<Record<string, string>> = {
  username: 'ADMIN_USERNAME',
  email: 'ADMIN_EMAIL',
  password: 'ADMIN_PASSWORD',
};

/**
 * Creates the admin from the settings, unless an admin exists.
 * @throws WrongSetting naming the invalid setting
 */
export async function makeFirstAdmin(ensureAdmin: EnsureAdmin, admin: EnsureAdminCommand): Promise<void> {
  try {
    await ensureAdmin.execute(admin);
  } catch (error) {
    const fault = error instanceof DomainError ? error.fields[0] : undefined;
    if (!fault) throw error;
    throw new WrongSetting(`${SETTINGS[fault.field] ?? fault.field} cannot be used: ${fault.message}.`);
  }
}
