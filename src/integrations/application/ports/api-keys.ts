import type { KeyScope } from '../../../shared/application/api-callers.js';
import type { KeyTerms } from '../../domain/api-key.js';

/** A key as its employer sees it: the secret itself is not stored. */
export type ApiKey = KeyTerms & {
  readonly id: number;
  readonly scope: KeyScope;
  /** The beginning of the secret, to recognize it. */
  readonly hint: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** A key with its secret, which is shown once. */
export type NewApiKey = { readonly key: ApiKey; readonly secret: string };

/** The API keys of employers. */
export abstract class ApiKeys {
  /** Newest first, expired ones too. */
  abstract of(userId: number): Promise<readonly ApiKey[]>;

  /** Undefined if the employer has as many as possible. */
  abstract add(userId: number, terms: KeyTerms & { readonly scope: KeyScope }): Promise<NewApiKey | undefined>;

  /** Whether it was there. From then on it is refused. */
  abstract remove(userId: number, id: number): Promise<boolean>;
}
