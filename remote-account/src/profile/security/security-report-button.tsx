import { useState } from 'react';
import type { Profile } from 'shared-kernel/domain/profile';
import { toPdf } from 'shared-kernel/format';
import { usePreferencesValue, useToast } from 'shared-kernel/shell';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCollection, useCommand, useSimulationNote } from 'shared-kernel/workspace';
import { createProfileFileName } from '../card/profile-export';
import { exportSecurityReport } from '../commands/view-profile';
import { createSecurityReport, describeSecurityStatus } from './security-report';

interface SecurityReportButtonProps {
  readonly profile: Profile;
}

const failure = {
  variant: 'destructive',
  title: 'The report could not be created',
  description: 'Check the connection, then try again.',
} as const;

export function SecurityReportButton({ profile }: SecurityReportButtonProps) {
  const { run, availability } = useCommand(exportSecurityReport);
  const preferences = usePreferencesValue();
  const entries = useCollection('auditEntries').data;
  const remark = useSimulationNote(describeSecurityStatus(profile));
  const { show } = useToast();
  const [isMaking, setMaking] = useState(false);

  const download = async () => {
    if (!entries) return;
    const now = new Date().toISOString();
    const fileName = createProfileFileName('security-report', profile, now);
    setMaking(true);
    try {
      const facts = { profile, preferences, entries, now, remark };
      const report = await toPdf(createSecurityReport(facts), now);
      const { status } = await run({ fileName });
      if (status === 'done') downloadFile(fileName, 'application/pdf', report);
    } catch {
      show(failure);
    } finally {
      setMaking(false);
    }
  };

  return (
    <CommandButton
      block
      availability={availability}
      refusal={entries ? undefined : 'Still loading. Try again in a moment.'}
      icon={<Icon name="download" />}
      loading={isMaking}
      onPress={() => void download()}
    >
      Download Security Report
    </CommandButton>
  );
}
