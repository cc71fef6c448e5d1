import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identityCurrent } from '@/api/generated/calls/identity.gen';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { employerProfileOwn, employerProfilePublic, jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { ApiError } from '@/api/api-error.ts';
import * as uploads from '@/api/upload.ts';
import type { Role } from '@/features/auth/user.ts';
import { sampleOf, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(jobSeekerProfileOwn, { ...COMPLETE_PROFILE, userId: PEOPLE.job_seeker.id })
    .answer(employerProfileOwn, { ...sampleOf(employerProfileOwn), userId: PEOPLE.employer.id });
});
afterEach(() => closeApps(api));

/** Chooses a file. Each field takes one, and the photo's is beside that of the resume. */
async function send(file: File): Promise<void> {
  await waitFor(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=file]:enabled')];
    const field = fields.find(({ accept }) => accept.includes(file.type));
    if (!field) throw new Error('Nothing takes the file.');
    fireEvent.change(field, { target: { files: [file] } });
  });
}

/** Files of a profile: where they are uploaded, what shows them at once, and what shows them elsewhere. */
const FILES: [
  what: string,
  file: File,
  url: string,
  as: Role,
  sent: { path: string; field: string },
  reloads: Operation[],
  elsewhere?: [url: string, reads: Operation],
][] = [
  [
    'a photo',
    new File(['x'], 'me.png', { type: 'image/png' }),
    '/job-seeker/profile',
    'job_seeker',
    { path: '/api/profile/job-seeker/avatar', field: 'avatar' },
    [identityCurrent, jobSeekerProfileOwn],
  ],
  [
    'a resume',
    new File(['x'], 'cv.pdf', { type: 'application/pdf' }),
    '/job-seeker/profile?tab=resume',
    'job_seeker',
    { path: '/api/profile/job-seeker/resume', field: 'resume' },
    [jobSeekerProfileOwn],
  ],
  [
    'a logo',
    new File(['x'], 'logo.png', { type: 'image/png' }),
    '/employer/profile',
    'employer',
    { path: '/api/profile/employer/logo', field: 'logo' },
    // The last bypasses the browser's cache.
    [employerProfileOwn, employerProfilePublic],
    ['/employer/listings', jobListsOwn],
  ],
];

it.each(FILES)('%s is read again once it is uploaded, but not if that fails', async (...row) => {
  const [, file, url, as, sent, reloads, elsewhere] = row;
  const reads = (operations: readonly Operation[]) => operations.map((operation) => api.sent(operation).length);
  const app = await openApp(api, elsewhere?.[0] ?? url, { as });
  if (elsewhere) await app.go(url);
  const before = reads(reloads);
  const upload = vi.spyOn(uploads, 'uploadFile').mockRejectedValueOnce(new ApiError(415, 'It is broken.'));
  await send(file);
  await screen.findAllByText('It is broken.');
  expect(reads(reloads)).toEqual(before);

  upload.mockResolvedValueOnce({});
  await send(file);
  await waitFor(() => expect(reads(reloads)).toEqual(before.map((count) => count + 1)));
  expect(upload).toHaveBeenLastCalledWith(expect.objectContaining({ ...sent, file }));
  await app.settle();
  if (!elsewhere) return;
  const [page, operation] = elsewhere;
  const seen = api.sent(operation).length;
  await app.go(page);
  expect(api.sent(operation).length).toBeGreaterThan(seen);
});

/** Pictures that are cropped first, and whether they may stay whole. */
const CROPPED: [what: string, url: string, as: Role, isOptional: boolean][] = [
  ['a photo', '/job-seeker/profile', 'job_seeker', false],
  ['a logo', '/employer/profile', 'employer', true],
];

it.each(CROPPED)('%s can be cropped, kept whole, or given up', async (_what, url, as, isOptional) => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  const ended = vi.spyOn(URL, 'revokeObjectURL');
  const upload = vi.spyOn(uploads, 'uploadFile').mockResolvedValue({});
  const app = await openApp(api, url, { as });
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name, hidden: true });
  const begin = async () => {
    await send(picture);
    await screen.findByRole('dialog');
  };
  await begin();
  // No picture loads in jsdom, so no part is known.
  expect([button('Upload')?.disabled, button('Upload Whole') !== null]).toEqual([true, isOptional]);
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([ended.mock.calls.length, upload.mock.calls.length]).toEqual([1, 0]);
  await begin();
  if (isOptional) await app.user.click(screen.getByRole('button', { name: 'Upload Whole' }));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(isOptional ? 1 : 0));
  // Leaving the page ends the picture that is being cropped.
});
