import type { Profile } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { exportProfile } from '../commands/view-profile';
import { createProfileExport, createProfileFileName } from './profile-export';

interface ExportDataButtonProps {
  readonly profile: Profile;
}

export function ExportDataButton({ profile }: ExportDataButtonProps) {
  const { run, availability } = useCommand(exportProfile);
  const preferences = usePreferencesValue();

  const download = async () => {
    const now = new Date().toISOString();
    const fileName = createProfileFileName('profile', profile, now);
    const result = await run({ fileName });
    if (result.status !== 'done') return;
    downloadFile(fileName, 'application/json', createProfileExport(profile, preferences, now));
  };

  return (
    <CommandButton
      type="text"
      availability={availability}
      icon={<Icon name="download" />}
      onPress={() => void download()}
    >
      Export Data
    </CommandButton>
  );
}
