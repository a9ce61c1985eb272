import { S3Client } from "@aws-sdk/client-s3";
import type { Environment } from "@kdl/schemas/environment";

const CONNECT_MS = 5000;
const REPLY_MS = 30_000;

type S3Environment = Pick<
  Environment,
  "S3_REGION" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/**
 * A client for this deployment's bucket. Without a key it uses the credentials that Amazon's own tools
 * find, such as the role of the machine.
 */
export function createS3Client(given: S3Environment): S3Client {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  return new S3Client({
    region: given.S3_REGION,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    ...(given.S3_ENDPOINT && {
      endpoint: given.S3_ENDPOINT,
      // Other servers rarely have a host name for each bucket, and not all support the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REPLY_MS },
  });
}
