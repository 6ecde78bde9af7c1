import { DeleteObjectCommand, DeleteObjectsCommand, type S3Client } from '@aws-sdk/client-s3';
import { statusOf } from './s3-errors';

const deletedAtOnce = 1000;

async function removeEach(
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> {
  for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
}

async function removeAtOnce(
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> {
  const command = new DeleteObjectsCommand({
    Bucket: bucket,
    Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
  });
  const [refusal] = await client.send(command).then(
    ({ Errors = [] }) => Errors,
    (error: unknown) => {
      if (statusOf(error) === 403) return [{ Code: 'AccessDenied', Message: '' }];
      throw error;
    },
  );
  // Who may delete a key may not always delete a list: Ceph asks for the right to all of the bucket.
  if (refusal?.Code === 'AccessDenied') await removeEach(client, bucket, keys);
  else if (refusal)
    throw Object.assign(new Error(refusal.Message), { name: refusal.Code ?? 'Error' });
}

/** Removes objects by their whole keys, many at once where the service lets one. */
export async function removeObjects(
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 1) return removeEach(client, bucket, keys);
  for (let from = 0; from < keys.length; from += deletedAtOnce)
    await removeAtOnce(client, bucket, keys.slice(from, from + deletedAtOnce));
}
