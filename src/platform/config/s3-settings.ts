import type { Environment } from './environment.js';

const NAMES = {
  endpoint: 'S3_ENDPOINT',
  region: 'S3_REGION',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
};

/** How to reach a bucket. */
export type S3Settings = NonNullable<ReturnType<typeof s3Of>>;

/**
 * The configured bucket; `undefined` if none of the variables is set.
 * @throws WrongSetting when some are missing
 */
export function s3Of(environment: Environment) {
  environment.address(NAMES.endpoint);
  const forcePathStyle = environment.trueOrFalse('S3_FORCE_PATH_STYLE');
  const bucket = forcePathStyle === undefined ? environment.together(NAMES) : environment.required(NAMES);
  return (
    bucket && {
      ...bucket,
      /** Whether URLs contain the bucket in the path instead of the host. */
      forcePathStyle: forcePathStyle ?? false,
    }
  );
}
