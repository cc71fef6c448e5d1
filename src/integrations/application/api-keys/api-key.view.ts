import type { KeyScope } from '#shared/application/api-callers.js';

/** An API key in its employer's list. */
export class ApiKeyBody {
  readonly id!: number;
  readonly name!: string;
  /** @enumName KeyScope */
  readonly scope!: KeyScope;
  /**
   * The beginning of the key
   * @example wayfare_x7Kf
   */
  readonly hint!: string;
  readonly createdAt!: Date;
  readonly expiresAt!: Date;
  /** To the minute */
  readonly lastUsedAt!: Date | null;
}

export class NewApiKeyBody extends ApiKeyBody {
  /** The key itself, shown only once */
  readonly secret!: string;
}
