import type { Profile } from 'shared-kernel/domain/profile';
import { toPdf } from 'shared-kernel/format';
import { usePreferencesValue } from 'shared-kernel/shell';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { profileFileName } from '../card/profile-export';
import { exportSecurityReport } from '../commands/export-security-report';
import { securityReport } from './security-report';

interface SecurityReportButtonProps {
  readonly profile: Profile;
}

/** Level, MFA, API key, every toggle and this person's audit entries as a PDF (PR9). */
export function SecurityReportButton({ profile }: SecurityReportButtonProps) {
  const { run, availability } = useCommand(exportSecurityReport);
  const preferences = usePreferencesValue();
  const now = useWorkspaceClock();
  const entries = useCollection('auditEntries').data;

  const download = async () => {
    if (!entries) return;
    const fileName = profileFileName('security-report', profile, now);
    const result = await run({ fileName });
    if (result.status !== 'done') return;
    const report = toPdf(securityReport({ profile, preferences, entries, now }), now);
    downloadFile(fileName, 'application/pdf', report);
  };

  return (
    <CommandButton
      block
      availability={availability}
      refusal={entries ? undefined : 'The audit log is still being read.'}
      icon={<Icon name="download" />}
      onPress={() => void download()}
    >
      Download Security Report
    </CommandButton>
  );
}
