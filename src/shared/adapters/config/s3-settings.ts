import { WrongSetting } from './wrong-setting.js';

/** How to reach a bucket. */
export type S3Settings = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether URLs contain the bucket in the path instead of the host. */
  readonly forcePathStyle: boolean;
};

/** The environment variables, unparsed. */
type S3Variables = {
  readonly S3_ENDPOINT?: string;
  readonly S3_REGION?: string;
  readonly S3_BUCKET?: string;
  readonly S3_ACCESS_KEY_ID?: string;
  readonly S3_SECRET_ACCESS_KEY?: string;
  readonly S3_FORCE_PATH_STYLE?: boolean;
};

/**
 * The configured bucket; `undefined` if none of the variables is set.
 * @throws WrongSetting when some are missing
 */
export function s3Of(given: S3Variables): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_FORCE_PATH_STYLE: forcePathStyle,
  } = given;
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle: forcePathStyle ?? false };
  }
  if (endpoint || region || bucket || accessKeyId || secretAccessKey || forcePathStyle !== undefined) {
    throw new WrongSetting(
      'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    );
  }
  return undefined;
}
