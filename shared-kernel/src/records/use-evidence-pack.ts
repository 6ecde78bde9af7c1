import { downloadFile } from '../ui';
import { exportPack, useCommand } from '../workspace';
import type { PackScope } from '../workspace/pack/pack-scope';

/**
 * Exports the evidence pack of a client or a contract, and hands it out.
 *
 * @example
 * const { handOut, availability } = useEvidencePack();
 * await handOut({ kind: 'client', id: 'CL-001' });
 */
export function useEvidencePack() {
  const { run, availability, isPending } = useCommand(exportPack);
  const handOut = async (scope: PackScope) => {
    const result = await run(scope);
    if (result.status !== 'done') return;
    downloadFile(result.output.fileName, 'application/zip', result.output.file);
  };
  return { availability, isPending, handOut };
}
