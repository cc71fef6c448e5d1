import { createHash } from 'node:crypto';
import { AuditChain, type ChainLink } from '#administration/adapters/persistence/audit-chain.js';

const START = { position: 0, hash: '' };

/** A valid chain that starts at position 1. */
function chained(...contents: string[]): ChainLink[] {
  let previous = Buffer.alloc(0);
  return contents.map((content, i) => {
    previous = createHash('sha256').update(previous).update(content).digest();
    return { position: i + 1, content, hash: previous };
  });
}

function problemsOf(links: readonly ChainLink[], start = START, expected?: typeof START): readonly string[] {
  const chain = new AuditChain(start, expected);
  for (const link of links) chain.add(link);
  chain.finish();
  return chain.problems;
}

describe('the audit log chain', () => {
  const links = chained('a', 'b', 'c', 'd');
  const [first, second, , fourth] = links as [ChainLink, ChainLink, ChainLink, ChainLink];
  const placeOf = ({ position, hash }: ChainLink) => ({ position: position ?? 0, hash: hash?.toString('hex') ?? '' });

  it('has no problems if nothing was changed', () => {
    expect(problemsOf(links)).toEqual([]);
    expect(problemsOf([])).toEqual([]);
  });

  it('detects changed entries', () => {
    expect(problemsOf(links.with(1, { ...second, content: 'B' }))).toEqual([
      'Entry 2, or the one before it, was changed.',
    ]);
  });

  it('detects missing and unchained entries', () => {
    expect(problemsOf([first, fourth])).toEqual(['Entries 2 to 3 are missing.']);
    expect(problemsOf(links.slice(1))).toEqual(['Entry 1 is missing.']);
    expect(problemsOf([...links, { position: null, hash: null, content: '' }])).toEqual([
      'There is an entry outside the chain.',
    ]);
  });

  it('continues after the last entry deleted by retention', () => {
    expect(problemsOf(links.slice(2), placeOf(second))).toEqual([]);
    expect(problemsOf(links.slice(2), placeOf(first))).toEqual(['Entry 2 is missing.']);
  });

  it('detects that the newest entries were removed or rewritten', () => {
    expect(problemsOf(links, START, placeOf(fourth))).toEqual([]);
    expect(problemsOf(links.slice(0, 3), START, placeOf(fourth))).toEqual([
      'Entry 4 with the expected hash is not in the log.',
    ]);
    expect(problemsOf(chained('a', 'b', 'c', 'x', 'y'), START, placeOf(fourth))).toHaveLength(1);
  });
});
