#!/bin/sh
# Runs in the service `bucket`: makes the bucket, and an account that may use it and nothing else.
set -eu
read_secret() { tr -d '\n' <"/run/secrets/$1"; }

mc alias set store http://minio:9000 "$ROOT_USER" "$(read_secret minio-root-password)" >/dev/null
mc mb --ignore-existing "store/$BUCKET"
mc admin user add store "$ACCESS_KEY" "$(read_secret s3-secret-access-key)"

cat >/tmp/policy.json <<POLICY
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:ListBucket", "s3:GetBucketLocation"], "Resource": ["arn:aws:s3:::$BUCKET"] },
    {
      "Effect": "Allow",
      "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject", "s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"],
      "Resource": ["arn:aws:s3:::$BUCKET/*"]
    }
  ]
}
POLICY
mc admin policy create store "only-$BUCKET" /tmp/policy.json
# Says so and fails when it was done before.
mc admin policy attach store "only-$BUCKET" --user "$ACCESS_KEY" || mc admin user info store "$ACCESS_KEY" | grep -q "only-$BUCKET"
