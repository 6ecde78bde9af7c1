import { Stack } from 'shared-kernel/ui';

interface BluePrintProps {
  readonly title: string;
}

/** Blue print: says a title. */
export const BluePrint = ({ title }: BluePrintProps) => (
  <Stack>
    <p>{title}</p>
  </Stack>
);
