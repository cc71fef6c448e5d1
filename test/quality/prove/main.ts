import { parseArgs } from 'node:util';
import type { Proof } from './proof.js';

/** The proofs by name, as in `npm run prove -- faults`. */
const proofs: Record<string, () => Promise<Proof[]>> = {
  abuse: async () => (await import('./abuse.js')).proofs,
  backups: async () => (await import('./backups.js')).proofs,
  guards: async () => (await import('./guards.js')).guardProofs,
  conditions: async () => (await import('./guards.js')).conditionProofs,
  server: async () => (await import('./long-tests.js')).serverProofs,
  browser: async () => (await import('./long-tests.js')).browserProofs,
  browsers: async () => (await import('./browsers.js')).proofs,
  mail: async () => (await import('./mail.js')).proofs,
  faults: async () => (await import('./faults.js')).proofs,
  monitoring: async () => (await import('./monitoring.js')).proofs,
  pitr: async () => (await import('./pitr.js')).proofs,
  proxy: async () => (await import('./proxy.js')).proofs,
  replicas: async () => (await import('./replicas.js')).proofs,
  soak: async () => (await import('./soak.js')).proofs,
  streams: async () => (await import('./streams.js')).proofs,
  upgrade: async () => (await import('./upgrade.js')).proofs,
};

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    /** Loads the proofs and prints their names without running them. */
    list: { type: 'boolean', default: false },
    /** Only proofs with this text in their name. */
    only: { type: 'string', default: '' },
  },
});
const unknown = chosen.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  process.stderr.write(`Unknown proofs: ${unknown.join(', ')}. Choose from ${Object.keys(proofs).join(', ')}.\n`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const [word, load] of Object.entries(proofs)) {
  if (chosen.length > 0 && !chosen.includes(word)) continue;
  for (const { name, run } of await load()) {
    if (!name.includes(options.only)) continue;
    if (options.list) {
      process.stdout.write(`${word}: ${name}\n`);
      continue;
    }
    const begin = performance.now();
    process.stdout.write(`${name}\n`);
    try {
      await run((figure) => process.stdout.write(`  ${figure}\n`));
      passed += 1;
      process.stdout.write(`  holds (${Math.round((performance.now() - begin) / 1000)} s)\n`);
    } catch (error) {
      failed += 1;
      process.stdout.write(
        `  DOES NOT HOLD: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
    }
  }
}
if (options.list) process.exit(0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
