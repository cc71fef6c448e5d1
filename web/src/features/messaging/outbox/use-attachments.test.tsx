import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { ApiError, NetworkError } from '@/api/api-error.ts';
import * as uploads from '@/api/upload.ts';
import type { UnsentFile } from '@/store/unsent-messages.ts';
import { useAttachments } from './use-attachments.ts';
import type { Outbox } from './use-outbox.ts';

let upload: Mock<typeof uploads.uploadFile>;
const attach = vi.fn();

beforeEach(() => {
  upload = vi.spyOn(uploads, 'uploadFile');
  attach.mockReset();
});

function attachments(files: readonly UnsentFile[] = []) {
  const outbox = { draft: 'Dear', files, attach } as Partial<Outbox> as Outbox;
  return renderHook(() => useAttachments(7, outbox)).result;
}

function only<Item>([item, ...others]: readonly Item[]): Item {
  if (item === undefined || others.length > 0) throw new Error('There is not exactly one.');
  return item;
}

const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' });
const stored = { key: 'attachment-1.pdf', fileName: 'plan.pdf', bytes: 1, contentType: 'application/pdf' };

it('shows the progress of a file until it is attached', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  upload.mockImplementation(({ onProgress }) => {
    onProgress?.(40);
    return new Promise((resolve) => {
      arrive = resolve;
    }) as never;
  });
  const hook = attachments();
  act(() => hook.current.add([plan]));
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ path: '/api/conversations/7/attachments', field: 'attachment' });
  expect(hook.current).toMatchObject({ isUploading: true, left: 4, uploads: [{ file: plan, percent: 40 }] });
  act(() => arrive(stored));
  await waitFor(() => expect(hook.current.uploads).toEqual([]));
  expect(attach).toHaveBeenCalledWith(stored);
});

it('keeps a failed file until it is retried or removed', async () => {
  upload
    .mockRejectedValueOnce(new NetworkError(''))
    .mockRejectedValueOnce(new ApiError(503, 'The storage is away.'))
    .mockResolvedValueOnce(stored as never);
  const hook = attachments();
  act(() => hook.current.add([plan]));
  for (const failure of [/^We can’t reach Wayfare/, /^The storage is away/]) {
    await waitFor(() => expect(hook.current.uploads[0]?.failure).toMatch(failure));
    expect([hook.current.isUploading, hook.current.uploads[0]?.isRefused]).toEqual([false, false]);
    act(() => hook.current.retry(only(hook.current.uploads)));
  }
  await waitFor(() => expect(hook.current.uploads).toEqual([]));
  expect(attach).toHaveBeenCalledOnce();
});

it('does not offer to retry a file that the server refuses for its content', async () => {
  upload.mockRejectedValueOnce(new ApiError(415, 'This file is RTF. Save it as PDF or DOCX.'));
  const hook = attachments();
  act(() => hook.current.add([plan]));
  await waitFor(() =>
    expect(hook.current.uploads).toMatchObject([
      { failure: 'This file is RTF. Save it as PDF or DOCX.', isRefused: true },
    ]),
  );
});

it('rejects other types of files without uploading them', () => {
  const hook = attachments();
  act(() => hook.current.add([new File(['x'], 'me.svg', { type: 'image/svg+xml' })]));
  expect(hook.current.uploads).toMatchObject([
    { failure: 'Only PDF, DOC, DOCX, JPEG, and PNG files are allowed', isRefused: true },
  ]);
  act(() => hook.current.remove(only(hook.current.uploads)));
  expect(hook.current.uploads).toEqual([]);
  expect(upload).not.toHaveBeenCalled();
});

it('accepts five files and reports that the others were left out', () => {
  upload.mockReturnValue(new Promise(() => undefined) as never);
  const hook = attachments([stored, { ...stored, key: 'attachment-2.pdf' }]);
  act(() => hook.current.add([plan, plan, plan, plan]));
  expect(upload).toHaveBeenCalledTimes(3);
  expect(hook.current).toMatchObject({ left: 0, notice: 'You can attach up to 5 files to a message.' });
});
