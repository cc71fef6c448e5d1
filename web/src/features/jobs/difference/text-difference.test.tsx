import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobBody } from '@/api/generated/types.gen';
import { TextDifference } from './text-difference.tsx';

const text = { title: 'Porter', company: 'Grand Hotel', location: 'Lisbon', salary: '', minSalary: null };
const jobOf = (before: string, after: string) => {
  const rest = { ...text, maxSalary: null, experience: null, jobType: 'full_time', category: 'hotels', facts: {} };
  const version = { ...rest, skills: [], questions: [], places: null };
  return {
    ...version,
    description: after,
    approvedText: { ...version, description: before },
  } as unknown as JobBody;
};

it.each([
  ['pay is good', 'pay is very good', 'pay is <ins>very </ins>good'],
  ['no visa fee', 'visa fee', '<del>no </del>visa fee'],
  ['we are family', 'pay our fee', '<del>we are family</del><ins>pay our fee</ins>'],
  ['ask us, please', 'ask our agent, please', 'ask <del>us</del><ins>our agent</ins>, please'],
])('marks the words that changed from %j to %j', (before, after, marked) => {
  const { container } = render(<TextDifference job={jobOf(before, after)} />);
  expect(container.querySelector('p')?.innerHTML).toBe(marked);
});

it('marks whole texts that have little in common', () => {
  const [before, after] = ['a', 'b'].map((letter) => Array.from({ length: 1_500 }, (_, i) => letter + i).join(' '));
  const { container } = render(<TextDifference job={jobOf(before ?? '', after ?? '')} />);
  expect(container.querySelector('p')?.innerHTML).toBe(`<del>${before}</del><ins>${after}</ins>`);
});

it('shows nothing without a change', () => {
  const { container } = render(<TextDifference job={jobOf('same', 'same')} />);
  expect(container.innerHTML).toBe('');
});
