const FIXED_SEED = 20261121;

/** The same cases every time, unless another seed is asked for. */
export function fuzzSeed(): number {
  return Number(process.env['FUZZ_SEED'] ?? FIXED_SEED);
}
