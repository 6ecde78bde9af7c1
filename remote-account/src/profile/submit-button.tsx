import type { ReactNode } from 'react';
import { Button } from 'shared-kernel/ui';
import type { Availability } from 'shared-kernel/workspace';

interface SubmitButtonProps {
  readonly availability: Availability;
  readonly isPending: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ availability, isPending, children }: SubmitButtonProps) {
  if (availability.state === 'denied') return null;
  return (
    <Button type="primary" htmlType="submit" loading={isPending}>
      {children}
    </Button>
  );
}
