import type { ReactNode } from 'react';
import { Button, CommandButton } from 'shared-kernel/ui';
import type { Availability } from 'shared-kernel/workspace';

interface SubmitButtonProps {
  readonly availability: Availability;
  readonly isPending: boolean;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** Submit button of the surrounding form; disabled with a reason if its command is not available. */
export function SubmitButton({ availability, isPending, children }: SubmitButtonProps) {
  if (availability.state === 'denied') {
    return (
      <CommandButton type="primary" availability={availability} onPress={nothing}>
        {children}
      </CommandButton>
    );
  }
  return (
    <Button type="primary" htmlType="submit" loading={isPending}>
      {children}
    </Button>
  );
}
