import { EmptyState, ScreenHeader, Stack } from 'shared-kernel/ui';

/** The tab of blue print. */
export const BluePrintScreen = () => (
  <Stack>
    <ScreenHeader title="Blue Print" description="All blue print of this portal in one place." />
    <EmptyState title="No blue print yet" description="What is added here appears in this tab." />
  </Stack>
);
