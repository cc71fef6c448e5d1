import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SalarySlider } from './salary-slider.tsx';

it('keeps its thumbs from passing each other', () => {
  const onChange = vi.fn();
  render(<SalarySlider value={{ salaryMin: 30_000, salaryMax: 60_000 }} onChange={onChange} />);
  const [lower, upper] = screen.getAllByRole('slider');

  fireEvent.change(lower as HTMLElement, { target: { value: '90000' } });
  expect(onChange).toHaveBeenLastCalledWith({ salaryMin: 60_000, salaryMax: 60_000 });
  fireEvent.change(upper as HTMLElement, { target: { value: '10000' } });
  expect(onChange).toHaveBeenLastCalledWith({ salaryMin: 30_000, salaryMax: 30_000 });
});

it('goes from 0 to 200,000 in steps of 5,000 and announces the amounts', () => {
  render(<SalarySlider value={{ salaryMin: 30_000, salaryMax: 150_000 }} onChange={() => undefined} />);
  const lower = screen.getByRole('slider', { name: 'Minimum salary' });
  expect(lower).toMatchObject({ min: '0', max: '200000', step: '5000' });
  expect(lower.getAttribute('aria-valuetext')).toBe('$30,000');
  expect(screen.getByText('$30,000 - $150,000')).toBeTruthy();
});
