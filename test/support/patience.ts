/**
 * The one factor by which tests wait longer on a busy machine: 1 for a single file, more where several suites share the
 * processors. `PATIENCE` overrides it.
 */
export const patience = Number(process.env['PATIENCE'] ?? 1);

if (!(patience > 0)) throw new Error('PATIENCE must be a number above 0.');
