import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/services/s3-settings.js';

/** Timeout to connect, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

/** A client of Amazon S3 or a compatible server, with a timeout in milliseconds for a whole request. */
export function s3ClientOf(settings: S3Settings, requestTimeout: number): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  return new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Many S3-compatible servers lack the newer checksums; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT, requestTimeout, throwOnRequestTimeout: true },
  });
}
