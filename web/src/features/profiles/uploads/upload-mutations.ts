import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LocalError, messageOf } from '@/api/api-error.ts';
import { uploadsDropResume } from '@/api/generated/calls/profiles.gen';
import { uploadFile } from '@/api/upload.ts';
import { redrawPhoto, type PictureArea } from '@/lib/pictures/redraw-picture.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { ownCompanyQuery, ownJobSeekerProfileQuery, profileKeys } from '../profile-queries.ts';
import { refreshCompany } from '../company/refresh-company.ts';
import { LOGO_RULES, PHOTO_RULES, rejectionOf, RESUME_RULES, type UploadRules } from '@/lib/rules/upload-rules.ts';

/** A kind of file that a profile can have. */
interface UploadKind {
  path: string;
  field: string;
  rules: UploadRules;
  success: string;
  failure: string;
  /** Reloads the data that includes the file. */
  refresh: (queryClient: QueryClient) => Promise<unknown>;
}

const PHOTO: UploadKind = {
  path: '/api/profile/job-seeker/avatar',
  field: 'avatar',
  rules: PHOTO_RULES,
  success: t('Profile photo uploaded'),
  failure: t('Failed to upload profile photo'),
  refresh: (queryClient) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryScopes.session }),
      queryClient.invalidateQueries({ queryKey: profileKeys.all }),
    ]),
};

const RESUME: UploadKind = {
  path: '/api/profile/job-seeker/resume',
  field: 'resume',
  rules: RESUME_RULES,
  success: t('Resume uploaded'),
  failure: t('Failed to upload resume'),
  refresh: (queryClient) => queryClient.invalidateQueries(ownJobSeekerProfileQuery),
};

const LOGO: UploadKind = {
  path: '/api/profile/employer/logo',
  field: 'logo',
  rules: LOGO_RULES,
  success: t('Logo uploaded'),
  failure: t('Failed to upload logo'),
  refresh: async (queryClient) => {
    await queryClient.invalidateQueries(ownCompanyQuery);
    const company = queryClient.getQueryData(ownCompanyQuery.queryKey);
    if (company) await refreshCompany(queryClient, company.userId);
  },
};

/** A file being uploaded. */
export interface Sending {
  name: string;
  /** The object URL of the file. */
  preview: string;
  /** Upload progress. */
  percent: number;
}

/** The state of an upload, and the rejection of the last file. */
export interface Upload {
  sending: Sending | undefined;
  rejection: string | undefined;
  /** Uploads a file, or a part of a photo. */
  send: (file: File, part?: PictureArea) => void;
}

function useUpload({ path, field, rules, success, failure, refresh }: UploadKind): Upload {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending>();

  const upload = async ({ chosen, part }: { chosen: File; part: PictureArea | undefined }) => {
    const file = await redrawPhoto(chosen, part);
    const rejection = rejectionOf(rules, file);
    if (rejection !== undefined) throw new LocalError(rejection);
    const { name } = file;
    const preview = URL.createObjectURL(file);
    const show = (percent: number) => setSending({ name, preview, percent });
    show(0);
    try {
      await uploadFile({ path, field, file, onProgress: show });
      // The preview stays until the new file shows.
      await refresh(queryClient);
    } finally {
      URL.revokeObjectURL(preview);
      setSending(undefined);
    }
  };
  const mutation = useSingleMutation({
    mutationFn: upload,
    meta: { success: { title: success }, failure: { title: t('Upload failed'), description: failure } },
  });
  return {
    sending,
    rejection: mutation.error ? messageOf(mutation.error, failure) : undefined,
    send: (chosen, part) => mutation.mutate({ chosen, part }),
  };
}

/** Uploads the signed-in user's photo. */
export const usePhotoUpload = () => useUpload(PHOTO);

/** Uploads the signed-in job seeker's resume. */
export const useResumeUpload = () => useUpload(RESUME);

/** Removes the signed-in job seeker's resume. */
export function useRemoveResume() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => uploadsDropResume(),
    onSuccess: () => RESUME.refresh(queryClient),
    meta: { success: { title: t('Resume removed') }, failure: t('Failed to remove the resume') },
  });
}

/** Uploads the signed-in employer's company logo. */
export const useLogoUpload = () => useUpload(LOGO);
