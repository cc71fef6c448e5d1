import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PhoneField } from './phone-field.tsx';

function Field({ place }: { place: string }) {
  const [value, setValue] = useState('');
  return <PhoneField place={place} value={value} onChange={setValue} aria-describedby="hint" />;
}

it('proposes a phone number as it is dialed from abroad, of where the person is now', async () => {
  const client = new QueryClient();
  const fieldAt = (place: string) => (
    <QueryClientProvider client={client}>
      <Field place={place} />
    </QueryClientProvider>
  );
  const { rerender } = render(fieldAt('Madrid, Spain'));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.getAttribute('aria-describedby')).toBe('hint');
  fireEvent.change(field, { target: { value: '961 345 678' } });
  await screen.findByText('Did you mean +34 961 34 56 78?');
  rerender(fieldAt('Lisbon, Portugal'));
  fireEvent.click(await screen.findByText('Did you mean +351 961 345 678?'));
  expect(field.value).toBe('+351 961 345 678');
  await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
});
