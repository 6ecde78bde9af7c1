import { useState } from 'react';
import { useEvidencePack } from 'shared-kernel/records';
import { ActionMenu, createLazyDialog } from 'shared-kernel/ui';
import { useCsvExport } from '../audit-actions';
import type { AuditLogState } from '../use-audit-log';

const ClientEvidencePackDialog = createLazyDialog(
  async () => (await import('./client-evidence-pack-dialog')).ClientEvidencePackDialog,
);

export function AuditExportButtons({ log }: { readonly log: AuditLogState }) {
  const { availability, refusal, onPress } = useCsvExport(log);
  const pack = useEvidencePack({ kind: 'client', id: '' });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionMenu
        label="Export"
        icon="download"
        items={[
          ...(availability.state === 'available'
            ? [
                {
                  key: 'csv',
                  label: 'Entries (CSV)',
                  icon: 'table' as const,
                  refusal,
                  isPending: availability.isPending,
                  onSelect: onPress,
                },
              ]
            : []),
          ...(pack?.availability?.state === 'available'
            ? [
                {
                  key: 'client',
                  label: 'Client report',
                  icon: 'building' as const,
                  onSelect: () => setOpen(true),
                },
              ]
            : []),
        ]}
      />
      <ClientEvidencePackDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
