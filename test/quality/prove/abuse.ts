import { connectionProofs } from './abuse/connections.js';
import { signInFlood } from './abuse/sign-in-flood.js';
import { feedProof } from './abuse/feeds.js';
import { forgedHeaders } from './abuse/forged-headers.js';
import { onFreshDatabase } from './abuse/proof-on-database.js';
import { uploadProofs } from './abuse/uploads.js';
import type { Proof } from './proof.js';

/** Abuse by some clients, and its effect on everyone else. */
export const proofs: Proof[] = [signInFlood, ...connectionProofs, forgedHeaders, ...uploadProofs, feedProof].map(
  onFreshDatabase,
);
