import { Injectable, type Provider } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A column whose rows refer to uploaded files: by key, by a JSON array of keys, or by a picture's address. */
export type FileColumn = {
  readonly table: string;
  readonly column: string;
  /** The field of a JSON object in which the reference stands. */
  readonly field?: string;
  readonly holds: 'key' | 'keys' | 'address';
};

/**
 * What one module stores about accounts. `$1` in its SQL is the id of the account; in what is `OfParty`, that of the job
 * seeker or of the company.
 */
type Declaration = {
  /** The JSON files of a data export, and their queries: without secrets and the private notes of others. */
  readonly exported?: Readonly<Record<string, string>>;
  /** Like `exported`. The export of an owner has those of the company. */
  readonly exportedOfParty?: Readonly<Record<string, string>>;
  /** Tables with rows about accounts that no export contains, and why. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** Statements run in the transaction that deletes an account. */
  readonly erased?: readonly string[];
  /** Like `erased`. The data of a company goes with its last member. */
  readonly erasedOfParty?: readonly string[];
  /** Like `erased`, with the account's email address as `$1`. */
  readonly erasedOfAddress?: readonly string[];
  /**
   * What a company holds about one applicant: `$1` is the company, `$2` the job seeker. Each query names a JSON file of the
   * export, those of `files` return keys of uploads.
   */
  readonly ofApplicant?: {
    readonly exported: Readonly<Record<string, string>>;
    readonly files?: readonly string[];
    readonly erased: readonly string[];
  };
  /** Uploaded files are kept for as long as one of these columns refers to them. */
  readonly files?: readonly FileColumn[];
};

class Declared {
  constructor(readonly declaration: Declaration) {}
}

/** Declares what a module stores about accounts: list the result among its providers. */
export function ownedByAccounts(declaration: Declaration): Provider {
  return { provide: Symbol('owned by accounts'), useValue: new Declared(declaration) };
}

/** What all modules store about accounts. */
@Injectable()
export class OwnedData {
  constructor(private readonly discovery: DiscoveryService) {}

  /** The files of a data export and their queries, by the account. */
  get exported(): ReadonlyMap<string, string> {
    return new Map(this.declarations.flatMap(({ exported = {} }) => Object.entries(exported)));
  }

  /** The files of a data export and their queries, by the job seeker or company. */
  get exportedOfParty(): ReadonlyMap<string, string> {
    return new Map(this.declarations.flatMap(({ exportedOfParty = {} }) => Object.entries(exportedOfParty)));
  }

  /** Tables that no export contains, and why. */
  get withheld(): ReadonlyMap<string, string> {
    return new Map(this.declarations.flatMap(({ withheld = {} }) => Object.entries(withheld)));
  }

  get erased(): readonly string[] {
    return this.declarations.flatMap(({ erased = [] }) => erased);
  }

  get erasedOfParty(): readonly string[] {
    return this.declarations.flatMap(({ erasedOfParty = [] }) => erasedOfParty);
  }

  get erasedOfAddress(): readonly string[] {
    return this.declarations.flatMap(({ erasedOfAddress = [] }) => erasedOfAddress);
  }

  /** The files of an export about an applicant, and their queries. */
  get exportedOfApplicant(): ReadonlyMap<string, string> {
    return new Map(this.declarations.flatMap(({ ofApplicant }) => Object.entries(ofApplicant?.exported ?? {})));
  }

  get filesOfApplicant(): readonly string[] {
    return this.declarations.flatMap(({ ofApplicant }) => ofApplicant?.files ?? []);
  }

  get erasedOfApplicant(): readonly string[] {
    return this.declarations.flatMap(({ ofApplicant }) => ofApplicant?.erased ?? []);
  }

  get files(): readonly FileColumn[] {
    return this.declarations.flatMap(({ files = [] }) => files);
  }

  private get declarations(): Declaration[] {
    return this.discovery.getProviders().flatMap(({ instance }) => {
      const provider: unknown = instance;
      return provider instanceof Declared ? [provider.declaration] : [];
    });
  }
}
