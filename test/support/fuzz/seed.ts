const FIXED_SEED = 20261121;

/** A fixed seed, unless another is set. */
export function fuzzSeed(): number {
  return Number(process.env['FUZZ_SEED'] ?? FIXED_SEED);
}
