import { compositionKey, type Composition, type RemoteRelease } from 'shared-kernel/remote';
import { canonicalJson } from '../../compose/canonical-json';
import { sha256 } from '../../base/sha256';
import { releaseKey, releasesFolder } from '../../compose/keys';
import { digest, nameOfRelease } from '../../compose/release-description';
import type { Store } from '../../store/store';
import type { Expected } from './fault';

export const otherDigest = 'does not have the digest that the composition names.';
const otherHash = 'does not have the hash it is named by: it was changed or broken.';

/** What describes a release, as its composition says it: everything but where browsers find it. */
function described(entry: RemoteRelease): Buffer | undefined {
  const { release } = entry;
  const contents: Partial<RemoteRelease> = { ...entry };
  delete contents.address;
  delete contents.release;
  const text = Buffer.from(canonicalJson(contents));
  return nameOfRelease(text) === release ? text : undefined;
}

/** What a composition says that a store holds: itself, what describes its releases, and every file of them. */
export function expectedFiles(
  store: Store,
  hash: string,
  composition: Composition,
): { readonly documents: readonly Expected[]; readonly files: readonly Expected[] } {
  const text = Buffer.from(canonicalJson(composition));
  const remotes = Object.entries(composition.remotes);
  const documents: Expected[] = [
    {
      store,
      key: compositionKey(hash),
      isRight: (body) => sha256(body) === hash,
      otherwise: otherHash,
      known: sha256(text) === hash ? text : undefined,
    },
    ...remotes.map(([name, entry]) => ({
      store,
      key: releaseKey(name, entry.release),
      isRight: (body: Buffer) => nameOfRelease(body) === entry.release,
      otherwise: otherHash,
      known: described(entry),
    })),
  ];
  const files = remotes.flatMap(([name, entry]) =>
    Object.entries(entry.files).map(([path, named]) => ({
      store,
      key: releasesFolder(name) + path,
      isRight: (body: Buffer) => digest(body) === named,
      otherwise: otherDigest,
    })),
  );
  return { documents, files };
}
