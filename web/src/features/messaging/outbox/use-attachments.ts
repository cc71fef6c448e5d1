import { useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import type { UploadedAttachmentBody } from '@/api/generated/types.gen';
import { uploadFile } from '@/api/upload.ts';
import { ATTACHMENT_RULES, rejectionOf } from '@/lib/rules/upload-rules.ts';
import { isPhoto, redrawPhoto } from '@/lib/pictures/redraw-picture.ts';
import { t } from '@/lib/language/t.ts';
import { newClientId } from './client-id.ts';
import type { Outbox } from './use-outbox.ts';

const MAX_FILES = 5;
/** The status of a file whose content is refused. */
const UNSUPPORTED = 415;

/** A file that is being uploaded or failed. */
export interface Uploading {
  id: string;
  file: File;
  /** Upload progress. */
  percent: number;
  failure?: string;
  /** Retrying cannot help. */
  isRefused?: boolean;
}

/** The uploads of a conversation, and actions on them. */
export interface Attachments {
  uploads: readonly Uploading[];
  isUploading: boolean;
  /** How many more files can be attached. */
  left: number;
  /** Why files of the last selection were left out. */
  notice: string | undefined;
  add: (files: readonly File[]) => void;
  retry: (upload: Uploading) => void;
  remove: (upload: Uploading) => void;
}

/** Uploads files as soon as they are chosen, then attaches them to the draft in the outbox. */
export function useAttachments(conversationId: number, outbox: Outbox): Attachments {
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const [notice, setNotice] = useState<string>();
  const left = MAX_FILES - outbox.files.length - uploads.length;

  const change = (id: string, changes: Partial<Uploading>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async ({ id, file: chosen }: Uploading) => {
    try {
      const file = isPhoto(chosen) ? await redrawPhoto(chosen) : chosen;
      const failure = rejectionOf(ATTACHMENT_RULES, file);
      if (failure !== undefined) return change(id, { failure, isRefused: true });
      const uploaded = await uploadFile<UploadedAttachmentBody>({
        path: `/api/conversations/${conversationId}/attachments`,
        field: 'attachment',
        file,
        onProgress: (percent) => change(id, { percent }),
      });
      outbox.attach(uploaded);
      drop(id);
    } catch (error) {
      change(id, { failure: messageOf(error), isRefused: error instanceof ApiError && error.status === UNSUPPORTED });
    }
  };

  return {
    uploads,
    isUploading: uploads.some(({ failure }) => failure === undefined),
    left,
    notice,
    add: (files) => {
      const chosen = files.slice(0, Math.max(0, left)).map((file): Uploading => {
        // The limit applies to a photo once it is shrunk.
        const failure = isPhoto(file) ? undefined : rejectionOf(ATTACHMENT_RULES, file);
        return { id: newClientId(), file, percent: 0, ...(failure !== undefined && { failure, isRefused: true }) };
      });
      setNotice(
        files.length > chosen.length
          ? t('You can attach up to {MAX_FILES} files to a message.', { MAX_FILES })
          : undefined,
      );
      setUploads((all) => [...all, ...chosen]);
      for (const upload of chosen) if (upload.failure === undefined) void send(upload);
    },
    retry: (upload) => {
      setUploads((all) =>
        all.map((one) => (one.id === upload.id ? { id: upload.id, file: upload.file, percent: 0 } : one)),
      );
      void send(upload);
    },
    remove: ({ id }) => drop(id),
  };
}
