import { Inject, Injectable, Logger } from '@nestjs/common';
import { Secret } from 'otpauth';
import { SECRET } from '#platform/config/config.module.js';
import { Database } from '#platform/postgres/database.js';
import { Sealing } from '#platform/sealing.js';
import type { SecondFactor, SecondFactors } from '../application/second-factors.js';
import { RECOVERY_CODES } from '../domain/second-factor.js';
import { tokenHash } from '../../accounts/adapters/persistence/secret-token.js';

/** 80 random bits, too many for a brute-force attack on the hash. */
const RECOVERY_CODE_BYTES = 10;

const FIND = `
  select secret, enabled_at is not null as "isOn", cardinality(recovery_codes) as "recoveryCodesLeft"
  from second_factor where user_id = $1`;

const PROPOSE = `
  insert into second_factor as former (user_id, secret) values ($1, $2)
  on conflict (user_id) do update set secret = excluded.secret where former.enabled_at is null
  returning user_id`;

const ENABLE = `
  update second_factor set enabled_at = $3, last_step = $2 where user_id = $1 and enabled_at is null returning user_id`;

const USE_STEP = `
  update second_factor set last_step = $2
  where user_id = $1 and enabled_at is not null and last_step < $2 returning user_id`;

const ISSUE_RECOVERY_CODES = 'update second_factor set recovery_codes = $2, recovery_codes_at = $3 where user_id = $1';

const USE_RECOVERY_CODE = `
  update second_factor set recovery_codes = array_remove(recovery_codes, $2)
  where user_id = $1 and enabled_at is not null and $2 = any(recovery_codes) returning user_id`;

const REMOVE = 'delete from second_factor where user_id = $1 returning enabled_at is not null as "wasOn"';

/** Whoever proposed a secret knows it. */
const REMOVE_SINCE = 'delete from second_factor where user_id = $1 and coalesce(enabled_at >= $2, true)';
const REMOVE_CODES_SINCE = `
  update second_factor set recovery_codes = '{}' where user_id = $1 and recovery_codes_at >= $2`;

type Row = SecondFactor & { readonly secret: string };

/** Second factors in PostgreSQL. The secrets are encrypted, the recovery codes hashed. */
@Injectable()
export class SqlSecondFactors implements SecondFactors {
  private readonly logger = new Logger('SecondFactors');
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    @Inject(SECRET) secret: string,
  ) {
    this.sealing = new Sealing(secret, 'secrets of second factors');
  }

  async find(userId: number): Promise<SecondFactor | undefined> {
    const row = await this.database.first<Row>(FIND, [userId]);
    return row && { ...row, secret: this.open(row.secret) };
  }

  propose(userId: number, secret: string): Promise<boolean> {
    return this.database.affects(PROPOSE, [userId, this.sealing.seal(secret)]);
  }

  enable(userId: number, step: number, now: Date): Promise<boolean> {
    return this.database.affects(ENABLE, [userId, step, now]);
  }

  useStep(userId: number, step: number): Promise<boolean> {
    return this.database.affects(USE_STEP, [userId, step]);
  }

  async issueRecoveryCodes(userId: number, now: Date): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: RECOVERY_CODE_BYTES }).base32);
    await this.database.query(ISSUE_RECOVERY_CODES, [userId, codes.map((code) => tokenHash(code)), now]);
    return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
  }

  useRecoveryCode(userId: number, code: string): Promise<boolean> {
    return this.database.affects(USE_RECOVERY_CODE, [userId, tokenHash(code)]);
  }

  async remove(userId: number): Promise<boolean> {
    return (await this.database.first<{ wasOn: boolean }>(REMOVE, [userId]))?.wasOn ?? false;
  }

  async removeSince(userId: number, since: Date): Promise<void> {
    await this.database.query(REMOVE_SINCE, [userId, since]);
    await this.database.query(REMOVE_CODES_SINCE, [userId, since]);
  }

  private open(sealed: string): string | undefined {
    try {
      return this.sealing.open(sealed);
    } catch {
      this.logger.warn(
        'Two-factor secrets cannot be read, because SESSION_SECRET has changed. Recovery codes still work.',
      );
      return undefined;
    }
  }
}
