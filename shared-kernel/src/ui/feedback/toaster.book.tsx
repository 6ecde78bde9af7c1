import { useEffect } from 'react';
import { useToast } from '../../shell';
import { Toaster } from './toaster';

function Shown() {
  const { show } = useToast();
  useEffect(() => {
    show({
      title: 'Payment held',
      description: 'TX-060 waits for compliance.',
      action: { label: 'Undo', run: () => undefined },
    });
  }, [show]);
  return <Toaster />;
}

export const chapter = 'toast';
export const shows = { Toaster };
export const states = { 'with something to undo': <Shown /> };
