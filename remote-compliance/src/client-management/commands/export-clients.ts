import { exportCommand } from 'shared-kernel/workspace';

export const exportClients = exportCommand({
  id: 'client.export',
  label: 'Exported the clients',
  inReference: true,
});
