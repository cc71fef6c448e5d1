import type { Finding } from '../../domain/upload-errors.js';

/** Ends an inspection: the file is not acceptable, for a reason that its owner can do something about. */
export class Refused extends Error implements Finding {
  constructor(
    readonly what: string,
    readonly wayOut?: string,
  ) {
    super(what);
  }
}

export function damaged(name: string): Refused {
  return new Refused(`This ${name} is damaged or incomplete.`, 'Save or download it again.');
}

export function passwordProtected(name: string): Refused {
  return new Refused(`This ${name} is protected with a password.`, 'Save a copy without the password.');
}
