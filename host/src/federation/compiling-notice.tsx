import { Notice } from 'shared-kernel/ui';
import { useIsCompiling } from './compiling';

export const CompilingNotice = ({ remote }: { readonly remote: string }) => (
  <div role="status">
    {useIsCompiling(remote) && (
      <Notice tone="warning" title={`The remote ${remote} is being compiled`}>
        It is shown here once that is done.
      </Notice>
    )}
  </div>
);
