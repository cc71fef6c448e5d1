import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { createQueryClient } from '@/app/query-client.ts';
import * as uploads from '@/api/upload.ts';
import { toasts } from '@/lib/toasts.ts';
import { useLogoUpload, usePhotoUpload, useResumeUpload } from './upload-mutations.ts';

let upload: Mock<typeof uploads.uploadFile>;

beforeEach(() => {
  upload = vi.spyOn(uploads, 'uploadFile');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL');
});

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>;
}

const photo = new File(['x'], 'me.png', { type: 'image/png' });

it('shows a preview and the progress until the upload is done', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  upload.mockImplementation(({ onProgress }) => {
    onProgress?.(40);
    return new Promise((resolve) => {
      arrive = resolve;
    }) as never;
  });
  const { result } = renderHook(() => usePhotoUpload(), { wrapper });
  act(() => result.current.send(photo));
  await waitFor(() => expect(result.current.sending).toEqual({ name: 'me.png', preview: 'blob:preview', percent: 40 }));
  act(() => arrive({ avatarUrl: '/files/1' }));
  await waitFor(() => expect(result.current.sending).toBeUndefined());
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
  expect(toasts.current()?.title).toBe('Profile photo uploaded');
});

it('rejects invalid files without uploading them', async () => {
  const { result } = renderHook(() => useResumeUpload(), { wrapper });
  act(() => result.current.send(photo));
  await waitFor(() => expect(result.current.rejection).toBe('Only PDF, DOC, and DOCX files are allowed'));
  expect(toasts.current()).toMatchObject({
    title: 'Upload failed',
    description: 'Only PDF, DOC, and DOCX files are allowed',
  });
  expect(upload).not.toHaveBeenCalled();
});

it.each([
  [new ApiError(415, 'This picture is broken'), 'This picture is broken'],
  [new ApiError(500, ''), 'Failed to upload profile photo'],
])('shows why it failed: %s', async (failure, words) => {
  upload.mockRejectedValue(failure);
  const { result } = renderHook(() => usePhotoUpload(), { wrapper });
  act(() => result.current.send(photo));
  await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Upload failed', description: words }));
  await waitFor(() => expect(result.current.rejection).toBe(words));
});

const resume = new File(['x'], 'cv.pdf', { type: 'application/pdf' });

it.each([
  [usePhotoUpload, photo, 'avatar', '/api/profile/job-seeker/avatar', 'Profile photo uploaded'],
  [useResumeUpload, resume, 'resume', '/api/profile/job-seeker/resume', 'Resume uploaded'],
  [useLogoUpload, photo, 'logo', '/api/profile/employer/logo', 'Logo uploaded'],
] as const)('%o sends a file in its field and confirms it', async (useIt, file, field, path, title) => {
  upload.mockResolvedValue({} as never);
  const { result } = renderHook(() => useIt(), { wrapper });
  act(() => result.current.send(file));
  await waitFor(() => expect(toasts.current()).toMatchObject({ title, tone: 'success' }));
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ path, field, file });
});

it.each([
  [useResumeUpload, resume, 'Failed to upload resume'],
  [useLogoUpload, photo, 'Failed to upload logo'],
] as const)('%o shows its own text for an error without a message', async (useIt, file, description) => {
  upload.mockRejectedValue(new ApiError(500, ''));
  const { result } = renderHook(() => useIt(), { wrapper });
  act(() => result.current.send(file));
  await waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Upload failed', description, tone: 'destructive' }),
  );
});
