import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('one');
  return (
    <Tabs label="Numbers" tabs={TABS} value={value} onChange={setValue}>
      Panel {value}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('shows the panel of the tab that was clicked, named by it', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Panel two');
  });

  it('moves by arrows, Home and End, in a ring, and only the current one is a tab stop', async () => {
    render(<Example />);
    const person = userEvent.setup();
    await person.tab();
    await person.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Three');
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('One');
    await person.keyboard('{End}{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Two');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });
});
