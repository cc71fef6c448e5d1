const FIXED_SEED = 20261121;
const REQUESTS = 40_000;

/** The seed of all generated cases: fixed, unless FUZZ_SEED is set. */
export function fuzzSeed(): number {
  return Number(process.env['FUZZ_SEED'] ?? FIXED_SEED);
}

/** Number of requests of a campaign: FUZZ_REQUESTS, or 40,000. */
export function fuzzRequests(): number {
  return Number(process.env['FUZZ_REQUESTS'] ?? REQUESTS);
}
