import { useState, type ReactNode } from 'react';
import { downloadFile, getErrorMessage } from 'shared-kernel/ui';
import {
  deleteWorkspaceData,
  readRawWorkspaceData,
  useWorkspaceStatus,
} from 'shared-kernel/workspace';
import { ErrorPage } from '../brand/error-page';

const message =
  'This browser contains data from another version of Trustfold. Reload to get the latest version. If this page appears again, download the data. Then delete the data to start with sample data.';

/** Page that appears if the stored data has a schema version that the product cannot read. */
function OtherVersionPage() {
  const [state, setState] = useState<'stored' | 'downloaded' | 'deleting'>('stored');
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    try {
      setFailure(undefined);
      await work();
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  const download = () =>
    attempt(async () => {
      const file = await readRawWorkspaceData();
      downloadFile('trustfold-stored-data.json', file.type, file);
      setState('downloaded');
    });
  const startAgain = () =>
    attempt(async () => {
      setState('deleting');
      await deleteWorkspaceData();
      globalThis.location.reload();
    });

  return (
    <ErrorPage
      id="other-version"
      title="Data from another version"
      message={failure ?? message}
      retryLabel="Reload"
      onRetry={() => globalThis.location.reload()}
      copyLabel="Download data"
      onCopy={() => void download()}
    >
      {state !== 'stored' && (
        <p>
          <button type="button" disabled={state === 'deleting'} onClick={() => void startAgain()}>
            Delete data and restart
          </button>
        </p>
      )}
    </ErrorPage>
  );
}

export const WorkspaceVersionGuard = ({ children }: { readonly children: ReactNode }) =>
  useWorkspaceStatus().reason === 'other-version' ? <OtherVersionPage /> : children;
