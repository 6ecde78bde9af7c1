import type { ReactNode } from 'react';
import type { IconName } from 'shared-kernel/domain/status';
import { useNavigate } from 'shared-kernel/shell';
import { Button, Icon } from 'shared-kernel/ui';

interface ButtonLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly type?: 'primary';
  readonly children: ReactNode;
}

/** A link within the product that looks like a button; a plain click does not reload the page. */
export function ButtonLink({ to, icon, type, children }: ButtonLinkProps) {
  const navigate = useNavigate();
  return (
    <Button
      href={to}
      type={type}
      icon={<Icon name={icon} />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {children}
    </Button>
  );
}
