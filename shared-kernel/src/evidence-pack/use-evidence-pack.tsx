import { downloadFile, Icon } from '../ui';
import type { CommandButtonProps } from '../ui/input/command-button';
import { useCommand } from '../workspace';
import { exportPack } from './pack-commands';
import type { PackScope } from './pack-scope';

/**
 * Returns the props of a button that exports an evidence pack; `undefined` in `reference` mode.
 *
 * @example
 * const pack = useEvidencePack({ kind: 'client', id: client.id });
 * const button = pack && <CommandButton {...pack} />;
 */
export function useEvidencePack(scope: PackScope): CommandButtonProps | undefined {
  const { run, availability, isPending } = useCommand(exportPack);
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
