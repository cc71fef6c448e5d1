import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Question } from '@/lib/rules/screening.ts';
import { choose, fill } from '@/testing/controls.ts';
import { MAX_QUESTIONS, NEW_QUESTION } from './question-form.ts';
import { QuestionRows } from './question-rows.tsx';

const onAsk = vi.fn<(asked: Question[]) => void>();

function Rows({ first }: { first: Question[] }) {
  const [value, setValue] = useState(first);
  const change = (asked: Question[]) => {
    setValue(asked);
    onAsk(asked);
  };
  return <QuestionRows value={value} onChange={change} />;
}

const PERMIT: Question = { ...NEW_QUESTION, question: 'Permit?', accepted: ['Yes'] };
const button = (name: string) => screen.queryByRole('button', { name });

it('forgets the must-have of a question that gets another type of answer', async () => {
  const user = userEvent.setup();
  render(<Rows first={[PERMIT]} />);
  const required = () => screen.getByRole<HTMLInputElement>('checkbox');
  expect([required().checked, required().disabled]).toEqual([true, true]);
  await choose(user, 'Type of answer to question 1', 'Number');
  expect(onAsk).toHaveBeenLastCalledWith([{ ...PERMIT, kind: 'number', accepted: [] }]);
  expect([required().checked, required().disabled]).toEqual([true, false]);
  fill('Minimum for question 1', '2');
  await choose(user, 'Type of answer to question 1', 'Yes or no');
  expect(onAsk).toHaveBeenLastCalledWith([{ ...PERMIT, accepted: [] }]);
});

it('adds a question with the focus, removes the one that is meant, and takes no more than ten', async () => {
  const user = userEvent.setup();
  render(
    <Rows first={Array.from({ length: MAX_QUESTIONS - 1 }, (_, index) => ({ ...PERMIT, question: `Q${index}` }))} />,
  );
  await user.click(button('Add another question') as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: `Question ${MAX_QUESTIONS}` }));
  expect(button('Add another question')).toBeNull();
  await user.click(button('Remove question 2') as HTMLElement);
  expect(onAsk.mock.lastCall?.[0].map(({ question }) => question).slice(0, 3)).toEqual(['Q0', 'Q2', 'Q3']);
});
