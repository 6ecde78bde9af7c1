import { ErrorCard } from 'shared-kernel/ui';
import { loadReleaseAnew } from './composition';
import { RemoteError } from '../loading/fetch-document';

interface FaultyRemoteProps {
  readonly name: string;
  /** The end of a sentence about the release. */
  readonly fault: string;
}

/** Fills every tab of a remote whose release has a wrong description. */
export const FaultyRemote = ({ name, fault }: FaultyRemoteProps) => (
  <ErrorCard
    error={new RemoteError(`The release of the ${name} part ${fault}`)}
    onRetry={() => void loadReleaseAnew(name).catch(() => undefined)}
  />
);
