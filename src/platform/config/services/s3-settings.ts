import type { Environment } from '../environment.js';

/** The bucket for uploads. */
export const UPLOADS_BUCKET = {
  endpoint: 'S3_ENDPOINT',
  region: 'S3_REGION',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  forcePathStyle: 'S3_FORCE_PATH_STYLE',
};

/** The bucket for copies of backups. */
export const COPIES_BUCKET: typeof UPLOADS_BUCKET = {
  endpoint: 'BACKUP_S3_ENDPOINT',
  region: 'BACKUP_S3_REGION',
  bucket: 'BACKUP_S3_BUCKET',
  accessKeyId: 'BACKUP_S3_ACCESS_KEY_ID',
  secretAccessKey: 'BACKUP_S3_SECRET_ACCESS_KEY',
  forcePathStyle: 'BACKUP_S3_FORCE_PATH_STYLE',
};

/** How to reach a bucket. */
export type S3Settings = NonNullable<ReturnType<typeof s3Of>>;

/**
 * The bucket configured with variables of these names; `undefined` if none is set.
 * @throws WrongSetting when some are missing
 */
export function s3Of(environment: Environment, { forcePathStyle: pathStyle, ...names }: typeof UPLOADS_BUCKET) {
  environment.address(names.endpoint);
  const forcePathStyle = environment.trueOrFalse(pathStyle);
  const bucket = forcePathStyle === undefined ? environment.together(names) : environment.required(names);
  return (
    bucket && {
      ...bucket,
      /** Whether URLs contain the bucket in the path instead of the host. */
      forcePathStyle: forcePathStyle ?? false,
    }
  );
}
