const FIXED_SEED = 20261121;
/** Enough for every operation to succeed and fail; `npm run prove -- fuzz` sends many more. */
const REQUESTS = 4_000;

/** The seed of all generated cases: fixed, unless FUZZ_SEED is set. */
export function fuzzSeed(): number {
  return Number(process.env['FUZZ_SEED'] ?? FIXED_SEED);
}

/** Number of requests of a campaign: FUZZ_REQUESTS, or a few thousand. */
export function fuzzRequests(): number {
  return Number(process.env['FUZZ_REQUESTS'] ?? REQUESTS);
}
