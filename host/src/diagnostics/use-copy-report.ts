import { useState } from 'react';
import { copyRefused, copyReport, reportText } from './report';

/** Label and action of a button that copies the report. `byHand` is the report if it could not be copied. */
export function useCopyReport() {
  const [label, setLabel] = useState('Copy details');
  const byHand = label === copyRefused ? reportText() : undefined;
  return { label, copy: () => void copyReport().then(setLabel), byHand };
}
