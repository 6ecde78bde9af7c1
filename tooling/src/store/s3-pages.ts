import {
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';

interface Listing {
  readonly Bucket: string;
  readonly Prefix: string;
  readonly Delimiter?: string;
}

/** A listing as the service answers it, a page at a time. */
export async function* listedPages(
  client: S3Client,
  listing: Listing,
): AsyncGenerator<ListObjectsV2CommandOutput> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ ...listing, ContinuationToken: token }),
    );
    yield page;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
