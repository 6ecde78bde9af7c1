import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './antd';

interface WayBackButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The button of a dialog that changes nothing: it has the focus once the dialog is open. */
export function WayBackButton({ onPress, children }: WayBackButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A frame later, for the dialog first notes who had the focus and takes it to itself.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Button ref={button} onClick={onPress}>
      {children}
    </Button>
  );
}
