import { createHash } from 'node:crypto';
import { remoteReleaseSchema, type RemoteRelease } from 'shared-kernel/remote';
import * as v from 'valibot';
import { sha256 } from '../base/sha256';

/** What a store keeps of a release, which is named by its hash. */
export const descriptionSchema = v.omit(remoteReleaseSchema, ['address', 'release']);
export type Contents = v.InferOutput<typeof descriptionSchema>;
export type ReleaseDescription = Omit<RemoteRelease, 'address'>;

export const digest = (body: Buffer) =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

const releaseIdLength = 32;
export const nameOfRelease = (text: string | Buffer) => sha256(text).slice(0, releaseIdLength);
