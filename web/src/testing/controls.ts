import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a select of Ant Design. */
export async function choose(user: UserEvent, select: string | RegExp, option: string): Promise<void> {
  await user.click(screen.getByLabelText(select, { selector: '[role=combobox]' }));
  const shown = await screen.findByText(option, {
    selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
  });
  fireEvent.click(shown);
}

/** Clears a select of Ant Design. */
export async function clear(select: string): Promise<void> {
  const field = screen.getByLabelText(select, { selector: '[role=combobox]' }).closest('.ant-select');
  fireEvent.click(field?.querySelector('.ant-select-clear') ?? document.body);
}

/** What a select of Ant Design shows. */
export function chosen(select: string | RegExp): string | null | undefined {
  return screen.getByLabelText(select, { selector: '[role=combobox]' }).closest('.ant-select-content')?.textContent;
}

/** Opens a tab. */
export async function openTab(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('tab', { name }));
}

/** The name of the open tab. */
export function openedTab(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

/** Fills a field at once; typing key by key takes long in a large form. */
export function fill(label: string | RegExp, text: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value: text } });
}

/** Types a day or a time into a calendar field, which loads when it is first used. */
export async function fillDay(label: string | RegExp, text: string): Promise<void> {
  const field = () => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  if (field().readOnly) fireEvent.focus(field());
  await waitFor(() => {
    if (field().readOnly) throw new Error('The calendar is loading.');
  });
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  act(() => field().blur());
}

/** What is typed into a field. */
export function typed(label: string | RegExp): string | undefined {
  const field = screen.queryByLabelText(label, { selector: 'input, textarea' });
  return (field as HTMLInputElement | null)?.value;
}

/** The texts of alerts. */
export function alerts(): (string | null)[] {
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent);
}

/** Where a link leads. */
export function hrefOf(link: string): string | undefined {
  return screen.queryByRole('link', { name: link })?.getAttribute('href') ?? undefined;
}

/** The page without the header, the footer and the toasts. */
export function page() {
  return within(screen.getByRole('main'));
}

/** Whether all dialogs are closed or closing; no animation ends in jsdom. */
export function areDialogsClosed(): boolean {
  return screen.queryAllByRole('dialog').every(({ className }) => className.includes('-leave'));
}
