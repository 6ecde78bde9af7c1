import { useState } from 'react';
import { copyReport } from './report';

/** What a button that copies the report says, and does. */
export function useCopyReport() {
  const [label, setLabel] = useState('Copy details');
  return { label, copy: () => void copyReport().then(setLabel) };
}
