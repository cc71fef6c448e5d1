import { connectionProofs } from './abuse/connections.js';
import { floodOfSignIns } from './abuse/flood-of-sign-ins.js';
import { forgedHeaders } from './abuse/forged-headers.js';
import { onFreshDatabase } from './abuse/proof-on-database.js';
import { uploadProofs } from './abuse/uploads.js';
import type { Proof } from './proof.js';

/** Abuse by some callers, and its effect on everyone else. */
export const proofs: Proof[] = [floodOfSignIns, ...connectionProofs, forgedHeaders, ...uploadProofs].map(
  onFreshDatabase,
);
