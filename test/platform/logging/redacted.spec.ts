import { pino } from 'pino';
import { REDACTED } from '#platform/logging/logging.module.js';

const NAMES = ['password', 'cookie', 'authorization'];
/** What errors of the database and of requests carry: statements, their values, and headers. */
const OF_ERRORS = ['config', 'parameters', 'query', 'sql'];

describe('a line of the log', () => {
  it.each([...NAMES, ...OF_ERRORS.map((name) => `err.${name}`)])('has no %s', (path) => {
    let line = '';
    const log = pino({ redact: REDACTED }, { write: (text) => (line += text) });
    const [name = ''] = path.split('.').toReversed();
    const fields = { [name]: 'a secret' };
    log.error(path === name ? fields : { err: Object.assign(new Error('Failed'), fields) }, 'A request failed');
    expect(line).toContain('A request failed');
    expect(line).not.toContain('a secret');
  });
});
