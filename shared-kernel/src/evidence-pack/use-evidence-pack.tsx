import { downloadFile, Icon } from '../ui';
import type { CommandButtonProps } from '../ui/input/command-button';
import { useCommand } from '../workspace';
import { exportEvidencePack } from './pack-commands';
import type { EvidencePackScope } from './evidence-pack-scope';

/**
 * Returns the props of a button that exports an evidence pack; `undefined` in `reference` mode.
 *
 * @example
 * const pack = useEvidencePack({ kind: 'client', id: client.id });
 * const button = pack && <CommandButton {...pack} />;
 */
export function useEvidencePack(scope: EvidencePackScope): CommandButtonProps | undefined {
  const { run, availability, isPending } = useCommand(exportEvidencePack);
  if (availability.state === 'inert') return undefined;
  const handOut = async () => {
    const result = await run(scope);
    if (result.status !== 'done') return;
    downloadFile(result.output.fileName, 'application/zip', result.output.file);
  };
  return {
    icon: <Icon name="shield-check" />,
    availability,
    loading: isPending,
    onPress: () => void handOut(),
    children: 'Evidence pack',
  };
}
