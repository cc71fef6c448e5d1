import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Bubble } from './bubble.tsx';

const kitchen = {
  key: 'attachment-1.jpeg',
  fileName: 'Kitchen.jpg',
  bytes: 90_000,
  contentType: 'image/jpeg',
  url: '/api/messages/7/attachments/attachment-1.jpeg',
};
const plan = { ...kitchen, key: 'attachment-2.pdf', fileName: 'plan.pdf', contentType: 'application/pdf' };
const now = new Date('2026-05-01T12:00:00Z');

it('shows a picture, which opens in its full size, and links other files', async () => {
  render(<Bubble author="You" content="Look" writtenAt={now.toISOString()} isOwn now={now} files={[kitchen, plan]} />);
  const files = within(screen.getByRole('list', { name: 'Files' }));
  expect(files.getByRole('img', { name: 'Kitchen.jpg' }).getAttribute('src')).toBe(kitchen.url);
  expect(files.getByRole('link', { name: /plan\.pdf/ }).getAttribute('href')).toBe(plan.url);
  fireEvent.click(files.getByRole('button', { name: 'Open picture Kitchen.jpg' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Kitchen.jpg' }));
  expect(viewer.getByRole('img', { name: 'Kitchen.jpg' }).getAttribute('src')).toBe(kitchen.url);
  expect(viewer.getByRole('link', { name: 'Download' }).hasAttribute('download')).toBe(true);
});

it('names a picture that is not sent yet', () => {
  const { url: _url, ...unsent } = kitchen;
  render(<Bubble author="You" content="Look" writtenAt={now.toISOString()} isOwn now={now} files={[unsent]} />);
  expect(screen.queryByText('Kitchen.jpg')).not.toBeNull();
  expect(screen.queryByRole('img', { name: 'Kitchen.jpg' })).toBeNull();
});
