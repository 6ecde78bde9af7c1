import { EmptyState, ScreenHeader, Stack } from 'shared-kernel/ui';
import { heading } from './screen';

export const BluePrintScreen = () => (
  <Stack>
    <ScreenHeader title={heading.title} description={heading.lead} />
    <EmptyState title="No blue print yet" description="What is added here appears in this tab." />
  </Stack>
);
