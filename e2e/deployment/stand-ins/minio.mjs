/** A server that speaks S3, on MinIO's port. It knows the account of deploy/scale.env, with any secret. */
import S3rver from "@20minutes/s3rver";
import { DUMMY_ACCOUNT } from "@20minutes/s3rver/lib/models/account.js";

DUMMY_ACCOUNT.createKeyPair("site", "");
const server = new S3rver({
  address: "0.0.0.0",
  port: 9000,
  directory: "/data",
  silent: true,
  // It computes another signature than Amazon's client where the path ends in a slash, as for a list.
  allowMismatchedSignatures: true,
  // The host's name is no bucket.
  vhostBuckets: false,
  configureBuckets: [{ name: "resumes" }],
});
await server.run();
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(0));
